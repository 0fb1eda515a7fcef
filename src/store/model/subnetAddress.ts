// Which addresses of a subnet an interface may have. Source: backend-behaviour §4.5.

/** Addresses at the start of a subnet that are the region's own. */
const RESERVED = 5

/** An IPv4 address as a number, or undefined if the text is none. */
export function ipv4Number(text: string): number | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255))
    return undefined
  return parts.reduce((number, part) => number * 256 + Number(part), 0)
}

/** Why an interface of the subnet cannot have this address, or undefined if the rules allow it. */
export function subnetAddressFault(ip: string, ipv4Block: string): string | undefined {
  const number = ipv4Number(ip)
  if (number === undefined) return 'Must be an IPv4 address'
  const [address = '', width = '32'] = ipv4Block.split('/')
  const first = ipv4Number(address) ?? 0
  const last = first + 2 ** (32 - Number(width)) - 1
  if (number < first || number > last) return `Must be in the subnet, ${ipv4Block}`
  if (number < first + RESERVED || number === last)
    return 'The first five addresses of a subnet and its last one are reserved'
  return undefined
}
