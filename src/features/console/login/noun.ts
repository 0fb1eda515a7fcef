import { noun } from '#features/kit/noun/noun'

export const signIn = noun({
  one: 'sign-in',
  many: 'sign-ins',
  title: 'Sign in',
  paths: { page: '/login', local: '/login/:silo/local', saml: '/login/:silo/saml/:provider' },
})

/** The sign-in page with a return address. @param location the path and query to return to */
export const signInAndBack = (location: string): string =>
  `${signIn.to.page()}?redirect_uri=${encodeURIComponent(location)}`

/** The path of an identity provider's sign-in: in the control plane, not in the console. */
export const samlRedirect = (at: { silo: string; provider: string }): string =>
  `${signIn.to.saml(at)}/redirect`
