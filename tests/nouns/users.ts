import { idOf } from '#mirage/random'
import type { NounCases } from '../support/nounCases'

export const cases: NounCases = {
  at: { userId: idOf('user yuki') },
  pages: { list: { title: 'Silo administration' }, page: { title: 'Yuki Tanabe' } },
  commands: [
    {
      path: `/silo/users/${idOf('user yuki')}`,
      of: 'User actions',
      label: 'Sign out everywhere',
      asks: 'The user can sign in again',
      shows: [`/silo/users/${idOf('user yuki')}`, 'No sessions'],
    },
  ],
}
