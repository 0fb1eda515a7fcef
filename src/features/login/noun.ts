import { noun } from '#features/kit/noun/noun'

export const signIn = noun({
  one: 'sign-in',
  many: 'sign-ins',
  title: 'Sign in',
  paths: { page: '/login', local: '/login/:silo/local', saml: '/login/:silo/saml/:provider' },
})

/** The sign-in page, which then leads back. @param location the path and query to come back to */
export const signInAndBack = (location: string): string =>
  `${signIn.to.page()}?redirect_uri=${encodeURIComponent(location)}`

/** Where an identity provider is asked: an address of the control plane, not of the console. */
export const samlRedirect = (at: { silo: string; provider: string }): string =>
  `${signIn.to.saml(at)}/redirect`
