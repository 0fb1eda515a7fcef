import type {
  DerEncodedKeyPair,
  IdentityProvider,
  IdpMetadataSource,
  SamlIdentityProvider,
} from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { checkNamed, requireFree } from '../access/lookup'
import { isFleet, requireSilo } from '../access/roles'
import { findSilo, requireSiloAdminOr } from '../access/siloLookup'
import { bytesOf } from '#model/pem'
import { elementsNamed, parseXml } from '../formats/saml'
import { publicHalf, readCertificate } from '../formats/x509'
import type { IdentityProviderRow } from '../models/identityProvider'
import { handlersOf } from '../region'
import { newRow } from '../rules/newRow'
import { invalid, invalidValue, notFound, unreadable } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const toView = ({ siloId: _, ...provider }: IdentityProviderRow): SamlIdentityProvider => provider

/** The metadata of a provider; undefined for a URL, which is not fetched. @throws 400 for a host like `fault-…` */
function metadataOf(source: IdpMetadataSource): string | undefined {
  if (source.type === 'url') {
    if (!URL.canParse(source.url) || new URL(source.url).hostname.startsWith('fault-'))
      throw invalidValue('url', 'the metadata could not be fetched')
    return undefined
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(source.data))
  } catch {
    throw invalidValue('data', 'the metadata is no base64 text')
  }
}

/** @throws 400 that names the missing part of the metadata */
function requireUsable(xml: string) {
  let metadata: unknown
  try {
    metadata = parseXml(xml)
  } catch {
    throw invalid('the metadata is no XML')
  }
  const descriptors = elementsNamed(metadata, 'IDPSSODescriptor')
  if (descriptors.length === 0) throw invalid('no IDPSSODescriptor in metadata')
  const signs = elementsNamed(descriptors, 'KeyDescriptor').some(
    (key) => key['@use'] !== 'encryption' && elementsNamed(key, 'X509Certificate').length > 0,
  )
  if (!signs) throw invalid('no signing key in metadata')
}

/** The certificate of a key pair. @throws 400 when key and certificate do not belong together */
function checkedCertificate({ publicCert, privateKey }: DerEncodedKeyPair): string {
  let isPair: boolean
  try {
    const half = publicHalf(bytesOf(privateKey))
    isPair = half === undefined || half === readCertificate(bytesOf(publicCert)).publicKey
  } catch {
    throw unreadable('signing_keypair', 'the key pair could not be decoded')
  }
  if (!isPair) throw unreadable('signing_keypair', 'the private key does not match the certificate')
  return publicCert
}

/** SAML identity providers of silos. Rule: SILO-3. */
export const identityProviderHandlers = handlersOf({
  siloIdentityProviderList({ args, region }) {
    const silo = findSilo(region, args.silo ?? '')
    const rows = region.world.identityProviders.where(({ siloId }) => siloId === silo.id)
    return pageOf(
      rows.map(({ id, name, description, timeCreated, timeModified }): IdentityProvider => ({
        id,
        name,
        description,
        timeCreated,
        timeModified,
        providerType: 'saml',
      })),
      args,
    )
  },
  samlIdentityProviderView({ args, region }) {
    const { provider, silo: selector } = args
    const byId = isUuid(provider)
    if (byId && selector !== undefined)
      throw invalid('when providing saml-identity-provider as an ID, silo should not be specified')
    if (!byId && selector === undefined)
      throw invalid('saml-identity-provider should either be an ID or silo should be specified')
    const silo = selector === undefined ? undefined : findSilo(region, selector)
    const row = region.world.identityProviders.findBy((candidate) =>
      byId ? candidate.id === provider : candidate.siloId === silo?.id && candidate.name === provider,
    )
    const isOwn = row?.siloId === region.caller().silo.id
    if (!row || (!isOwn && !isFleet(region, 'viewer')))
      throw notFound('saml-identity-provider', provider, byId ? 'id' : 'name')
    if (!isFleet(region, 'viewer')) requireSilo(region, 'viewer')
    return toView(row)
  },
  samlIdentityProviderCreate({ args: { silo: selector, body }, region }) {
    const { name, description } = checkNamed(body)
    const publicCert = body.signingKeypair ? checkedCertificate(body.signingKeypair) : null
    const silo = findSilo(region, selector)
    requireSiloAdminOr(region, silo, 'admin')
    if (silo.identityMode === 'local_only')
      throw invalid('cannot create a SAML identity provider for this kind of silo')
    const xml = metadataOf(body.idpMetadataSource)
    if (xml !== undefined) requireUsable(xml)
    const { identityProviders } = region.world
    requireFree(
      identityProviders.where(({ siloId }) => siloId === silo.id),
      'saml-identity-provider',
      name,
    )
    const row: IdentityProviderRow = {
      ...newRow(region, `identity-provider ${silo.id}`, { name, description }),
      acsUrl: body.acsUrl,
      groupAttributeName: body.groupAttributeName ?? null,
      idpEntityId: body.idpEntityId,
      publicCert,
      sloUrl: body.sloUrl,
      spClientId: body.spClientId,
      technicalContactEmail: body.technicalContactEmail,
      siloId: silo.id,
    }
    identityProviders.insert(row)
    return toView(row)
  },
})
