import { array, boolean, object, string } from 'yup'
import type {
  CertificateCreate,
  FleetRole,
  SiloCreate,
  SiloIdentityMode,
  SiloRole,
} from '#store/api/generated/types'
import type { ApiError } from '#model/apiError'
import { roleOrder } from '#model/heldRole'
import { typedText, resourceDescription, resourceName } from '#features/kit/form/rules'
import { quotaBody, quotaFieldError, quotaRules, type QuotaValues } from '../quotas/quotaForm'

/** The fleet role that comes with a role on the silo; '' for none. */
export type MappedRole = FleetRole | ''

export interface SiloValues extends QuotaValues {
  name: string
  description: string
  discoverable: boolean
  identityMode: SiloIdentityMode
  adminGroupName: string
  adminGets: MappedRole
  collaboratorGets: MappedRole
  limitedCollaboratorGets: MappedRole
  viewerGets: MappedRole
  /** Contains private keys: never in a draft. */
  tlsCertificates: readonly CertificateCreate[]
}

export const emptySilo: SiloValues = {
  name: '',
  description: '',
  discoverable: true,
  cpus: 0,
  memory: 0,
  storage: 0,
  identityMode: 'saml_jit',
  adminGroupName: '',
  adminGets: '',
  collaboratorGets: '',
  limitedCollaboratorGets: '',
  viewerGets: '',
  tlsCertificates: [],
}

/** The draft fields: all except the certificates. */
export const siloDraft = [
  'name',
  'description',
  'discoverable',
  'cpus',
  'memory',
  'storage',
  'identityMode',
  'adminGroupName',
  'adminGets',
  'collaboratorGets',
  'limitedCollaboratorGets',
  'viewerGets',
] as const

/** The form field for the fleet role of a silo role. */
export const mappedField = (role: SiloRole) =>
  role === 'limited_collaborator' ? 'limitedCollaboratorGets' : (`${role}Gets` as const)

/** The form store validates an empty text as a missing one. */
const mapped = () => string<MappedRole>().ensure()

export const siloSchema = object({
  name: resourceName(),
  description: resourceDescription(),
  discoverable: boolean().required(),
  ...quotaRules(),
  identityMode: string<SiloIdentityMode>().required(),
  adminGroupName: typedText(),
  adminGets: mapped(),
  collaboratorGets: mapped(),
  limitedCollaboratorGets: mapped(),
  viewerGets: mapped(),
  tlsCertificates: array().min(1, 'Add at least one TLS certificate'),
})

/** The fleet roles by silo role. Rule: ROLE-3. */
function mappedRoles(values: SiloValues): Record<string, FleetRole[]> {
  const pairs = roleOrder.flatMap((role) => {
    const given = values[mappedField(role)]
    return given ? [[role, [given]] satisfies [string, FleetRole[]]] : []
  })
  return Object.fromEntries(pairs)
}

/** The request for a new silo. */
export function siloBody(values: SiloValues): SiloCreate {
  const { name, description, discoverable, identityMode, adminGroupName, tlsCertificates } = values
  const group = adminGroupName.trim()
  return {
    name,
    description,
    discoverable,
    identityMode,
    quotas: quotaBody(values),
    mappedFleetRoles: mappedRoles(values),
    tlsCertificates: [...tlsCertificates],
    ...(identityMode !== 'local_only' && group && { adminGroupName: group }),
  }
}

/** The field that a server error belongs to. Rules: BAD-154, BAD-156, BAD-160. */
export function siloFieldError(error: ApiError): Partial<Record<keyof SiloValues, string>> {
  const { errorCode, message } = error
  if (/certificate|private-key/i.test(message)) return { tlsCertificates: message }
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  return quotaFieldError(error)
}
