import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { invalid } from '../wire/apiError'
import { bytesOf } from '#model/pem'

/** The assertion of an identity provider about a user. */
export interface Assertion {
  name: string
  groups: readonly string[]
  /** The path to which the browser is redirected. */
  relayState: string
}

/** An element: its attributes under `@name`, its text under `#text`, its children under their names. */
type XmlElement = Readonly<Record<string, unknown>>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

/** All elements with that name, at any depth, in document order. */
export function elementsNamed(within: unknown, name: string): XmlElement[] {
  if (typeof within !== 'object' || within === null) return []
  if (Array.isArray(within)) return within.flatMap((item) => elementsNamed(item, name))
  return Object.entries(within).flatMap(([key, value]: [string, unknown]) =>
    key === name && Array.isArray(value) ? (value as XmlElement[]) : elementsNamed(value, name),
  )
}

/** The elements of an XML text, without namespace prefixes. @throws when the text is not well-formed */
export function parseXml(text: string): unknown {
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw new Error(validity.err.msg)
  return parser.parse(text)
}

function textOf(element: XmlElement): string {
  const text = element['#text']
  return typeof text === 'string' ? text.trim() : ''
}

/** A path within this origin; anything else becomes the start page. */
const ownPath = (text: string | null) => (text && /^\/(?![/\\])/.test(text) ? text : '/')

const elementsOf = (text: string): unknown => {
  try {
    return parseXml(text)
  } catch {
    throw invalid('the SAML response is no XML')
  }
}

/**
 * Reads the form that an identity provider posts, with its response in base64. No signature is checked: there is no real
 * provider in front of the mock.
 *
 * @throws 400 when the response names no user
 */
export function readAssertion(form: string, groupAttribute: string | null): Assertion {
  const fields = new URLSearchParams(form)
  let text: string
  try {
    text = new TextDecoder().decode(bytesOf(fields.get('SAMLResponse') ?? ''))
  } catch {
    throw invalid('the SAML response is no base64 text')
  }
  const xml = elementsOf(text)
  const [name] = elementsNamed(xml, 'NameID').map(textOf)
  if (!name) throw invalid('the SAML response names no user')
  const groups = elementsNamed(xml, 'Attribute')
    .filter((attribute) => attribute['@Name'] === groupAttribute)
    .flatMap((attribute) => elementsNamed(attribute, 'AttributeValue').map(textOf))
  return { name, groups, relayState: ownPath(fields.get('RelayState')) }
}
