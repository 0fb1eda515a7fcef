import { MARKER, startMock, type Mock, type MockOptions } from '#mirage/start'
import { reportedKinds, reportState } from '#mirage/rules/reports'
import { regionBridge } from '#features/debugger/source/regionBridge'
import { demoSession } from '#features/demos/page/demoSession'
import { exposeLog } from './logForTests'

let mock: Mock | undefined
const PERSONA_KEY = 'orrery.persona'
/** Who is signed in at first. */
const USUAL = 'marit'

let query = ''

/** The query of the address with which this region was started: later addresses do not carry it. */
export const startedWith = (): string => query

/** The region that the address asks for, or that of the demo which plays here. */
function askedWorld(): Omit<MockOptions, 'origin'> {
  const demo = demoSession()?.script?.world
  if (demo) return { seed: 1, persona: 'marit', ...demo }
  const asked = new URLSearchParams(location.search)
  const latency = asked.get('latency')
  return {
    scenario: asked.get('scenario') ?? 'company',
    seed: asked.get('seed') ?? 1,
    faults: asked.get('faults') ?? '',
    persona: currentPersona(),
    speed: Number(asked.get('speed') ?? 1),
    ...(latency === null ? {} : { latencyMs: [Number(latency), Number(latency)] as const }),
  }
}

/**
 * Starts the region in the page, as the URL asks: `?scenario=`, `?seed=`, `?latency=` (ms), `?speed=` (of the simulated
 * hardware), and `?faults=` (a recipe, see mirage/wire/faultInjection.ts).
 */
export function startPreview() {
  query = location.search
  mock = startMock({ origin: location.origin, startedAt: Date.now(), ...askedWorld() })
  document.documentElement.dataset['region'] = MARKER
  exposeLog()
  if (demoSession()) void import('#features/demos/startDemo').then(({ startDemo }) => startDemo())
  const { region } = mock
  const { signIn, world } = region
  regionBridge.set({
    kinds: reportedKinds,
    persona() {
      const persona = currentPersona()
      return persona === null || persona === USUAL ? undefined : persona
    },
    report: (kind, id, state, isHeld) => reportState(region, kind, id, state, isHeld),
    failNext: (operation, times) => void region.faults.failing.set(operation, times),
  })
  // A sign-in or sign-out ends in a full load, which restarts the region: the current persona must survive it.
  region.signIn = (userId) => {
    sessionStorage.setItem(PERSONA_KEY, userId === null ? '' : (world.users.get(userId)?.login ?? ''))
    signIn(userId)
  }
}

/** The current persona; null when signed out. */
export function currentPersona(): string | null {
  const demo = demoSession()?.script?.world
  if (demo) return demo.persona ?? 'marit'
  const kept = sessionStorage.getItem(PERSONA_KEY)
  return kept === null ? USUAL : kept === '' ? null : kept
}

/** Switches the persona. Changes to the region stay until the page is reloaded. */
export function becomePersona(userId: string) {
  mock?.region.signIn(userId)
}
