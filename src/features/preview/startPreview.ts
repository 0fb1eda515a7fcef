import { MARKER, startMock, type Mock, type MockOptions } from '#mirage/start'
import { reportedKinds, reportState, stateOf } from '#mirage/rules/reports'
import { failNext, failuresLeft } from '#mirage/wire/faultInjection'
import { readSwitches, switchesIn, switchNames, type SwitchName } from '#mirage/switches'
import { regionBridge } from '#features/debugger/source/regionBridge'
import { demoSession } from '#features/demos/page/demoSession'
import { keep, kept, type NotKept } from '#store/browserStorage'
import { exposeLog } from './logForTests'
import { exposeRegion } from './regionForTests'

let mock: Mock | undefined
const PERSONA_KEY = 'orrery.persona'
/** Who is signed in at first. */
const USUAL = 'marit'

let query = ''
/** The key of the persona who has signed in here; '' for none, undefined for the one of the start. */
let current: string | undefined
/** Why the browser did not keep that. */
let notKept: NotKept | undefined

/** The query of the address with which this region was started: later addresses do not carry it. */
export const startedWith = (): string => query

/** The switches that this region was started with, as an address has them; those of the demo that plays here. */
function switches(): Readonly<Record<string, string>> {
  const demo = demoSession()?.script?.world
  const given: Partial<Record<SwitchName, string | number>> = demo ?? switchesIn(query)
  return Object.fromEntries(
    switchNames.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]])),
  )
}

/**
 * Starts the region in the page: that of the demo which plays here, or as the switches of the address ask for it, see
 * mirage/README.md.
 *
 * @returns false when a switch is wrong: then the page says so, and there is no region
 */
export async function startPreview(): Promise<boolean> {
  query = location.search
  const demo = demoSession()?.script?.world
  const { options, errors } = readSwitches(demo ? {} : switchesIn(query))
  if (Object.keys(errors).length > 0) {
    const { showWrongSwitches } = await import('./WrongSwitches')
    showWrongSwitches(Object.values(errors))
    return false
  }
  const asked: Omit<MockOptions, 'origin'> = demo
    ? { persona: USUAL, ...demo }
    : { persona: currentPersona(), ...options }
  mock = startMock({ origin: location.origin, startedAt: Date.now(), ...asked })
  document.documentElement.dataset['region'] = MARKER
  exposeLog()
  exposeRegion()
  if (demoSession()) void import('#features/demos/startDemo').then(({ startDemo }) => startDemo())
  const { region } = mock
  const { signIn, world } = region
  regionBridge.set({
    kinds: reportedKinds,
    personaKey: PERSONA_KEY,
    persona() {
      const persona = currentPersona()
      return persona === null || persona === USUAL ? undefined : persona
    },
    report: (kind, id, state, isHeld) => reportState(region, kind, id, state, isHeld),
    stateOf: (kind, id) => stateOf(region, kind, id),
    failNext: (operation, times, because) => failNext(region.faults, operation, times, because),
    failuresLeft: (operation) => failuresLeft(region.faults, operation),
    switches,
  })
  // A sign-in or sign-out ends in a full load, which restarts the region: the current persona must survive it.
  region.signIn = (userId) => {
    const login = userId === null ? '' : (world.users.get(userId)?.login ?? '')
    notKept = keep('session', PERSONA_KEY, login)
    current = login
    signIn(userId)
  }
  return true
}

/** The current persona; null when signed out. */
export function currentPersona(): string | null {
  const demo = demoSession()?.script?.world
  if (demo) return demo.persona ?? USUAL
  const key = current ?? kept('session', PERSONA_KEY) ?? USUAL
  return key === '' ? null : key
}

/**
 * Switches the persona. Changes to the region stay until the page is reloaded.
 *
 * @returns why the browser will have forgotten it then; undefined when it keeps it
 */
export function becomePersona(userId: string): NotKept | undefined {
  mock?.region.signIn(userId)
  return notKept
}
