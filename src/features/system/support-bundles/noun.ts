import PackageOpen from 'lucide-react/icons/package-open'
import { noun } from '#features/kit/noun/noun'
import { fleetAdmin } from '#model/needs'

const list = '/system/support-bundles'
const page = `${list}/:bundleId` as const

export const supportBundles = noun({
  kind: 'supportBundle',
  one: 'support bundle',
  many: 'support bundles',
  paths: { list, create: `${list}-new`, page, edit: `${page}/edit` },
  panels: { create: 'Create support bundle', edit: 'Edit comment' },
  creates: { create: fleetAdmin },
  sidebar: { icon: PackageOpen, goKey: 'b' },
  help: ['support-bundles', 'inventory'],
})
