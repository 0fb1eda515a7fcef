import BookOpen from 'lucide-react/icons/book-open'
import { noun } from '#features/kit/noun/noun'

export const help = noun({
  one: 'help page',
  many: 'help pages',
  layout: 'board',
  title: 'Docs',
  paths: { list: '/help', page: '/help/:topic' },
  sidebar: { icon: BookOpen, goKey: 'h' },
})
