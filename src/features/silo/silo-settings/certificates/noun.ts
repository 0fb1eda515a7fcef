import { noun } from '#features/kit/noun/noun'
import { changesSilo } from '#model/needs'

const list = '/silo/certificates'

export const certificates = noun({
  kind: 'certificate',
  one: 'TLS certificate',
  many: 'TLS certificates',
  paths: { list, create: `${list}-new`, page: `${list}/:certificate` },
  panels: { create: 'Create TLS certificate', page: 'TLS certificate' },
  // The role that sees and deletes them too. Rule: SILO-5.
  creates: { create: changesSilo(true, 'admin') },
  help: ['certificates', 'silos'],
})
