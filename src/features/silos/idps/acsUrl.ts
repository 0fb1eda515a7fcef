import { siloHost } from '#store/model/siloHost'

/** Stands for the region’s domain where the console is not opened under a silo's host name. */
const UNKNOWN_DOMAIN = 'placeholder'

/** The path that a silo has for a provider: people sign in and return there. */
export const providerPath = (silo: string, provider: string): string => `/login/${silo}/saml/${provider}`

/** Where people return to after they signed in at the provider, as the region expects it. Rule: SILO-11. */
export const standardAcsUrl = (silo: string, provider: string, hostname: string): string =>
  `https://${siloHost(silo, hostname) ?? `${silo}.sys.${UNKNOWN_DOMAIN}`}${providerPath(silo, provider)}`
