import { boolean, mixed, object, string } from 'yup'
import type { SamlIdentityProviderCreate } from '#store/api/generated/types'
import type { ApiError } from '#model/apiError'
import { regionDomain, siloHost } from '#model/siloHost'
import {
  checkedText,
  judgedWith,
  typedText,
  resourceDescription,
  resourceName,
} from '#features/kit/form/rules'

/** Replaces the region’s domain if the console is not under a silo's host name. */
const UNKNOWN_DOMAIN = 'placeholder'

/** The path of a silo's sign-in by a provider. */
export const providerPath = (silo: string, provider: string): string => `/login/${silo}/saml/${provider}`

/** The region's expected return URL after sign-in at the provider. Rule: SILO-11. */
export const standardAcsUrl = (silo: string, provider: string, hostname: string): string =>
  `https://${siloHost(silo, hostname) ?? `${silo}.sys.${UNKNOWN_DOMAIN}`}${providerPath(silo, provider)}`

const UNTICK = 'The region’s domain is unknown here: untick “Use standard ACS URL” and enter the URL'

/** Why there is no standard ACS URL at this host name; undefined where there is one. */
export const whyNoStandardAcsUrl = (hostname: string): string | undefined =>
  regionDomain(hostname) === undefined ? UNTICK : undefined

/** The maximum file size: metadata and keys have a few kilobytes. */
const MAX_FILE_BYTES = 1024 * 1024

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The base64 contents of the first PEM block of a text; undefined without one. */
const pemContents = (text: string): string | undefined =>
  /-----BEGIN [A-Z0-9 ]+-----([\s\S]*?)-----END /.exec(text)?.[1]?.replace(/\s/g, '')

/** A file of a certificate or key as base64 DER. PEM files contain exactly that. */
async function derOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return pemContents(new TextDecoder().decode(bytes)) ?? toBase64(bytes)
}

/**
 * Whether a text can be XML: it starts with a tag. The region checks the rest: the browser's own parser reports
 * errors in a document with inline styles, which the content security policy blocks.
 */
const isXmlLike = (text: string): boolean => text.trimStart().startsWith('<')

export interface IdpValues {
  name: string
  description: string
  technicalContactEmail: string
  spClientId: string
  hasStandardAcsUrl: boolean
  /** Used instead of the standard URL. */
  acsUrl: string
  sloUrl: string
  /** Neither file is in a draft: one is a secret, and both belong together. */
  publicCert: File | null
  privateKey: File | null
  idpEntityId: string
  groupAttributeName: string
  metadataType: 'url' | 'xml'
  metadataUrl: string
  metadataFile: File | null
}

export const emptyIdp: IdpValues = {
  name: '',
  description: '',
  technicalContactEmail: '',
  spClientId: '',
  hasStandardAcsUrl: true,
  acsUrl: '',
  sloUrl: '',
  publicCert: null,
  privateKey: null,
  idpEntityId: '',
  groupAttributeName: '',
  metadataType: 'url',
  metadataUrl: '',
  metadataFile: null,
}

/** A new provider has the standard ACS URL where there is one. @param hostname of the current console */
export const newIdp = (hostname: string): IdpValues => ({
  ...emptyIdp,
  hasStandardAcsUrl: whyNoStandardAcsUrl(hostname) === undefined,
})

/** The draft fields: all except files. */
export const idpDraft = [
  'name',
  'description',
  'technicalContactEmail',
  'spClientId',
  'hasStandardAcsUrl',
  'acsUrl',
  'sloUrl',
  'idpEntityId',
  'groupAttributeName',
  'metadataType',
  'metadataUrl',
] as const

const urlError = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? undefined
    : 'Must be a URL that begins with https:// or http://'

const emailError = (text: string) => (/^[^\s@]+@[^\s@]+$/.test(text) ? undefined : 'Must be an email address')

const missing = (label: string) => `${label} is required`

/** Validates a URL that is required only while another field has a value. */
const urlWhile = (label: string, isUsed: (values: IdpValues) => boolean) =>
  typedText().test('url', (value, context) => {
    if (!isUsed(context.parent as IdpValues)) return true
    const error = value === '' ? missing(label) : urlError(value)
    return error ? context.createError({ message: error }) : true
  })

type FileRule = (file: File | null, values: IdpValues) => string | undefined | Promise<string | undefined>

const checkedFile = (errorOf: FileRule) =>
  mixed<File>()
    .nullable()
    .test('file', async (value, context) => {
      const error = await errorOf(value ?? null, context.parent as IdpValues)
      return error ? context.createError({ message: error }) : true
    })

/** Validates one file of the key pair: both are required, or none. @param other the other file's field */
const halfOfPair = (other: 'publicCert' | 'privateKey', needed: string) =>
  checkedFile((file, values) => {
    if (file && file.size > MAX_FILE_BYTES) return 'Must be at most 1 MiB'
    return !file && values[other] ? needed : undefined
  })

const metadataFile = checkedFile(async (file, { metadataType }) => {
  if (metadataType !== 'xml') return undefined
  if (!file) return missing('Metadata file')
  if (file.size > MAX_FILE_BYTES) return 'Must be at most 1 MiB'
  return isXmlLike(await file.text()) ? undefined : 'Must be an XML document'
})

/** The standard URL is valid where the region's domain is known; any other is typed. */
const acsUrlSchema = (hostname: string) =>
  urlWhile('ACS URL', ({ hasStandardAcsUrl }) => !hasStandardAcsUrl).test('standard', (_, context) => {
    const { hasStandardAcsUrl } = context.parent as IdpValues
    const message = hasStandardAcsUrl ? whyNoStandardAcsUrl(hostname) : undefined
    return message ? context.createError({ message }) : true
  })

/** @param hostname of the current console */
export const idpSchema = (hostname: string) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    technicalContactEmail: checkedText('Technical contact email', emailError),
    spClientId: typedText().required(missing('Client ID')),
    hasStandardAcsUrl: boolean().required(),
    acsUrl: judgedWith(['hasStandardAcsUrl'], acsUrlSchema(hostname)),
    sloUrl: checkedText('Single logout URL', urlError),
    publicCert: judgedWith(
      ['privateKey'],
      halfOfPair('privateKey', 'Certificate is required with a private key'),
    ),
    privateKey: judgedWith(
      ['publicCert'],
      halfOfPair('publicCert', 'Private key is required with a certificate'),
    ),
    idpEntityId: typedText().required(missing('Entity ID')),
    groupAttributeName: typedText(),
    metadataType: string<IdpValues['metadataType']>().required(),
    metadataUrl: judgedWith(
      ['metadataType'],
      urlWhile('Metadata URL', ({ metadataType }) => metadataType === 'url'),
    ),
    metadataFile: judgedWith(['metadataType'], metadataFile),
  })

async function metadataOf({ metadataType, metadataUrl, metadataFile: file }: IdpValues) {
  if (metadataType === 'url' || !file) return { type: 'url' as const, url: metadataUrl }
  const data = toBase64(new Uint8Array(await file.arrayBuffer()))
  return { type: 'base64_encoded_xml' as const, data }
}

/** The request for a new provider, with the contents of its files. @param acsUrl the displayed URL */
export async function idpBody(values: IdpValues, acsUrl: string): Promise<SamlIdentityProviderCreate> {
  const { publicCert, privateKey, groupAttributeName } = values
  const pair = publicCert &&
    privateKey && {
      signingKeypair: { publicCert: await derOf(publicCert), privateKey: await derOf(privateKey) },
    }
  return {
    name: values.name,
    description: values.description,
    technicalContactEmail: values.technicalContactEmail,
    spClientId: values.spClientId,
    acsUrl,
    sloUrl: values.sloUrl,
    idpEntityId: values.idpEntityId,
    idpMetadataSource: await metadataOf(values),
    ...(groupAttributeName && { groupAttributeName }),
    ...pair,
  }
}

/** The field that a server error belongs to. Rules: SILO-3, BAD-157 to BAD-159. */
export function idpFieldError(
  { errorCode, message }: ApiError,
  { metadataType }: Pick<IdpValues, 'metadataType'>,
): Partial<Record<keyof IdpValues, string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  if (/key ?pair|private key/i.test(message)) return { privateKey: message }
  if (/metadata|IDPSSODescriptor/i.test(message))
    return metadataType === 'url' ? { metadataUrl: message } : { metadataFile: message }
  return {}
}
