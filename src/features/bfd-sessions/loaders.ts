import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { load, notFoundUnless, type At, type LoaderInput } from '#features/routing/load'

const { networkingBfdStatus } = bfdSessionsApi.endpoints

export const bfdSessionsLoader = load(networkingBfdStatus, () => ({}))

/** No operation shows one session: the status of all has it. */
export async function bfdSessionLoader(input: LoaderInput<At<'switchLocation' | 'peer'>>) {
  const sessions = await bfdSessionsLoader(input)
  const { switchLocation, peer } = input.params
  return notFoundUnless(
    !sessions || sessions.some((session) => session.switch === switchLocation && session.peer === peer),
  )
}
