import { MARKER, startMock, type Mock } from '../../../mirage/start'

let mock: Mock | undefined
const PERSONA_KEY = 'orrery.persona'

/** Starts the region in the page, as the URL asks: `?scenario=`, `?seed=`, `?faults=` (a recipe, see mirage/wire/faults.ts), `?latency=` (ms). */
export function startPreview() {
  const asked = new URLSearchParams(location.search)
  const latency = asked.get('latency')
  mock = startMock({
    origin: location.origin,
    scenario: asked.get('scenario') ?? 'company',
    seed: asked.get('seed') ?? 1,
    startedAt: Date.now(),
    faults: asked.get('faults') ?? '',
    persona: currentPersona(),
    ...(latency === null ? {} : { latencyMs: [Number(latency), Number(latency)] as const }),
  })
  document.documentElement.dataset['region'] = MARKER
  const { signIn, world } = mock.region
  // A sign-in or sign-out ends in a full load, which starts the region anew: who is signed in must outlive it.
  mock.region.signIn = (userId) => {
    sessionStorage.setItem(PERSONA_KEY, userId === null ? '' : (world.users.get(userId)?.login ?? ''))
    signIn(userId)
  }
}

/** Who the preview is seen as; null when signed out. */
export function currentPersona(): string | null {
  const kept = sessionStorage.getItem(PERSONA_KEY)
  return kept === null ? 'marit' : kept === '' ? null : kept
}

/** Shows the region as another person sees it. What has been done in it stays until the page is reloaded. */
export function becomePersona(userId: string) {
  mock?.region.signIn(userId)
}
