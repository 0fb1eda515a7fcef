import PackageCheck from 'lucide-react/icons/package-check'
import { noun } from '#features/kit/noun/noun'
import { fleetAdmin } from '#model/needs'

const help = ['update', 'inventory'] as const

export const targetRelease = noun({
  kind: 'update',
  one: 'target release',
  many: 'target releases',
  layout: 'record',
  title: 'Target release',
  paths: { list: '/system/update/release' },
  sidebar: { icon: PackageCheck, label: 'Update', also: ['/system/update'], goKey: 'e' },
  help,
})

const repositoriesPath = '/system/update/repositories'

/** The repositories of releases. Their list, since 20251008, and their panels are at the target release. */
export const repositories = noun({
  kind: 'targetRelease',
  one: 'repository',
  many: 'repositories',
  paths: {
    upload: `${repositoriesPath}-upload`,
    find: `${repositoriesPath}-find`,
    page: `${repositoriesPath}/:version`,
  },
  panels: { upload: 'Upload repository', find: 'Find repository' },
  creates: { upload: fleetAdmin },
  help,
})

const rootsPath = '/system/update/trust-roots'

export const trustRoots = noun({
  kind: 'trustRoot',
  one: 'trust root',
  many: 'trust roots',
  paths: { list: rootsPath, create: `${rootsPath}-new`, page: `${rootsPath}/:trustRootId` },
  panels: { create: 'Add trust root', page: 'Trust root' },
  creates: { create: fleetAdmin },
  help,
})
