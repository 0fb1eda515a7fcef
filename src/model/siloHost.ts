/** The domain of the region: the part after `.sys.` in the host name of a silo's console. */
export const regionDomain = (hostname: string): string | undefined => /\.sys\.(.+)$/.exec(hostname)?.[1]

/**
 * The host name of a silo's console and API.
 *
 * @param hostname of the current console
 * @returns undefined if the current console is not under a silo's host name: the region's domain is unknown then
 */
export function siloHost(silo: string, hostname: string): string | undefined {
  const domain = regionDomain(hostname)
  return domain === undefined ? undefined : `${silo}.sys.${domain}`
}

/** The labels of a DNS name, in lower case, without the optional point at its end. */
const labelsOf = (name: string) => name.toLowerCase().replace(/\.$/, '').split('.')

/** Whether a label of a certificate's name matches one of a host name. */
const fits = (label: string | undefined, of: string) => label === '*' || label === of

/** Whether a name of a certificate covers a host. A leading `*` matches any one label before others. */
function coversHost(name: string, host: string): boolean {
  const [first, ...rest] = labelsOf(name)
  const [wanted = '', ...others] = labelsOf(host)
  return rest.length > 0 && fits(first, wanted) && rest.join('.') === others.join('.')
}

/**
 * Whether one of a certificate's names covers the host name of a silo. If the region's domain is unknown, only
 * the first label counts. Rule: SILO-13.
 *
 * @param hostname of the current console
 */
export function coversSilo(names: readonly string[], silo: string, hostname: string): boolean {
  const host = siloHost(silo, hostname)
  if (host !== undefined) return names.some((name) => coversHost(name, host))
  return names.map(labelsOf).some(([first, ...rest]) => rest.length > 0 && fits(first, silo.toLowerCase()))
}
