/** Stands for the region’s domain where the console is not opened under a silo's host name. */
const UNKNOWN_DOMAIN = 'placeholder'

/** The domain of the region: what follows `.sys.` in the host name of a silo's console. */
export const regionDomain = (hostname: string): string | undefined => /\.sys\.(.+)$/.exec(hostname)?.[1]

/** The path that a silo has for a provider: people sign in and return there. */
export const providerPath = (silo: string, provider: string): string => `/login/${silo}/saml/${provider}`

/** Where people return to after they signed in at the provider, as the region expects it. Rule: SILO-11. */
export const standardAcsUrl = (silo: string, provider: string, hostname: string): string =>
  `https://${silo}.sys.${regionDomain(hostname) ?? UNKNOWN_DOMAIN}${providerPath(silo, provider)}`
