/** Stands for the region’s domain where the console is not opened under a silo's host name. */
const UNKNOWN_DOMAIN = 'placeholder'

/** The domain of the region: what follows `.sys.` in the host name of a silo's console. */
export const regionDomain = (hostname: string): string | undefined => /\.sys\.(.+)$/.exec(hostname)?.[1]

/** Where people return to after they signed in at the provider, as the region expects it. Rule: SILO-11. */
export const standardAcsUrl = (silo: string, provider: string, hostname: string): string =>
  `https://${silo}.sys.${regionDomain(hostname) ?? UNKNOWN_DOMAIN}/login/${silo}/saml/${provider}`
