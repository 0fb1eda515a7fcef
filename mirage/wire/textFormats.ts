import ipaddr from 'ipaddr.js'
import { isUuid } from '#model/nameOrId'
import { nameReason } from './names'

// The named text formats of the wire: the check of each, and the control plane's error message.

/** Whether a text is an IPv4 address in the form of four numbers. */
export const isIpv4 = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text)

const isIpv6 = (text: string) => ipaddr.IPv6.isValid(text) && !text.includes('%')

const isNet = (text: string, isAddress: (text: string) => boolean, maxWidth: number) => {
  const [address = '', width = '', ...rest] = text.split('/')
  return rest.length === 0 && isAddress(address) && /^\d{1,3}$/.test(width) && Number(width) <= maxWidth
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
const isIcmpNumber = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 255
const isRange = (text: string, isEnd: (part: string) => boolean) => {
  const parts = text.split('-')
  return parts.length <= 2 && parts.every(isEnd)
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,12})?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text))

/** Named types whose rule the control plane words better than the description does: a text → its error, if any. */
export const customFormats: Record<string, (text: string) => string | undefined> = {
  Name: nameReason,
  UserId: nameReason,
  NameOrId: (text) => (isUuid(text) ? undefined : nameReason(text)),
  L4PortRange: (text) => (isRange(text, isPort) ? undefined : `invalid port range "${text}"`),
  IcmpParamRange: (text) =>
    isRange(text, isIcmpNumber) ? undefined : `invalid ICMP parameter range "${text}"`,
  Ipv4Net: (text) => (isNet(text, isIpv4, 32) ? undefined : `invalid IPv4 network "${text}"`),
  Ipv6Net: (text) => (isNet(text, isIpv6, 128) ? undefined : `invalid IPv6 network "${text}"`),
  IpNet: (text) =>
    isNet(text, isIpv4, 32) || isNet(text, isIpv6, 128) ? undefined : `invalid IP network "${text}"`,
}

/** The formats of the description: whether a text fits, and the error when it does not. */
export const formats: Record<string, readonly [fits: (text: string) => boolean, error: string]> = {
  uuid: [isUuid, 'UUID parsing failed'],
  'date-time': [isDate, 'input contains invalid characters for a date'],
  ip: [(text) => isIpv4(text) || isIpv6(text), 'invalid IP address syntax'],
  ipv4: [isIpv4, 'invalid IPv4 address syntax'],
  ipv6: [isIpv6, 'invalid IPv6 address syntax'],
  uri: [(text) => URL.canParse(text), 'relative URL without a base'],
  byte: [
    (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
    'invalid base64',
  ],
}
