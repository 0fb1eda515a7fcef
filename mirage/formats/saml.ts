import { invalid } from '../wire/fault'
import { bytesOf } from './der'

/** What an identity provider says about somebody. */
export interface Assertion {
  name: string
  groups: readonly string[]
  /** Where the browser is to go, within this origin. */
  relayState: string
}

const texts = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}[^>]*>([^<]*)</(?:\\w+:)?${tag}>`, 'g'))].map(
    ([, text = '']) => text.trim(),
  )

/** A path of our own; anything else is answered with the start page. */
const ownPath = (text: string | null) => (text && /^\/(?![/\\])/.test(text) ? text : '/')

/**
 * Reads what an identity provider posts back: a form with the answer in base64. No signature is checked: the provider of
 * a mock is a mock too.
 *
 * @throws 400 when nobody is named
 */
export function readAssertion(form: string, groupAttribute: string | null): Assertion {
  const fields = new URLSearchParams(form)
  let xml: string
  try {
    xml = new TextDecoder().decode(bytesOf(fields.get('SAMLResponse') ?? ''))
  } catch {
    throw invalid('the SAML response is no base64 text')
  }
  const [name] = texts(xml, 'NameID')
  if (!name) throw invalid('the SAML response names nobody')
  const attributes = [
    ...xml.matchAll(/<(?:\w+:)?Attribute\s[^>]*Name="([^"]*)"[^>]*>([\s\S]*?)<\/(?:\w+:)?Attribute>/g),
  ]
  const groups = attributes
    .filter(([, key]) => key === groupAttribute)
    .flatMap(([, , inside = '']) => texts(inside, 'AttributeValue'))
  return { name, groups, relayState: ownPath(fields.get('RelayState')) }
}
