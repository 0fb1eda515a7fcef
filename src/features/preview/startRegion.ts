import { MARKER, startMock, type Mock, type MockOptions } from '#mirage/start'
import { reportedKinds, reportState, stateOf } from '#mirage/rules/reports'
import { failNext, failuresLeft } from '#mirage/wire/faultInjection'
import { switchesIn, switchNames, type SwitchName } from '#mirage/switches'
import type { RegionBridge } from '#features/debugger/source/regionBridge'
import type { DemoScript } from '#features/demos/script/step'
import { keep, kept, type NotKept } from '#store/browserStorage'
import { part } from '#store/parts'

const PERSONA_KEY = 'orrery.persona'
/** Who is signed in at first. */
const USUAL = 'marit'

/** Keeps for the tab who is signed in. @param persona the key; null for a visitor who is not signed in */
export const keepPersona = (persona: string | null): NotKept | undefined =>
  keep('session', PERSONA_KEY, persona ?? '')

/** The mock region that a console of the preview talks to. */
export interface PreviewRegion {
  /** The query of the address with which it was started: later addresses do not carry it. */
  startedWith: string
  bridge: RegionBridge
  /** The current persona; null when signed out. */
  persona(): string | null
  /**
   * Switches the persona. Changes to the region stay until the page is reloaded.
   *
   * @returns why the browser will have forgotten it then; undefined when it keeps it
   */
  become(userId: string): NotKept | undefined
  stop(): void
}

/** The region of a console, which is given to it. */
export const previewRegion = part((): PreviewRegion => {
  throw new Error('This console has no mock region.')
})

interface StartOptions extends Omit<MockOptions, 'origin' | 'persona'> {
  /** The query of the address. */
  query: string
  /** What the demo that plays here says of its region. */
  demo?: DemoScript['world'] | undefined
}

/** Starts the region in the page. A persona is kept for the tab. */
export function startRegion({ query, demo, ...options }: StartOptions): PreviewRegion {
  /** The key of the persona who has signed in here; '' for none, undefined for the one of the start. */
  let current: string | undefined
  /** Why the browser did not keep that. */
  let notKept: NotKept | undefined
  function persona() {
    if (demo) return demo.persona ?? USUAL
    const key = current ?? kept('session', PERSONA_KEY) ?? USUAL
    return key === '' ? null : key
  }
  const mock: Mock = startMock({
    origin: location.origin,
    startedAt: Date.now(),
    persona: persona(),
    ...options,
    ...demo,
  })
  document.documentElement.dataset['region'] = MARKER
  const { region } = mock
  const { signIn, world, faults } = region
  // A sign-in or sign-out ends in a full load, which restarts the region: the current persona must survive it.
  region.signIn = (userId) => {
    const login = (userId === null ? undefined : world.users.get(userId)?.login) ?? null
    notKept = keepPersona(login)
    current = login ?? ''
    signIn(userId)
  }
  return {
    startedWith: query,
    persona,
    become(userId) {
      region.signIn(userId)
      return notKept
    },
    stop: () => mock.stop(),
    bridge: {
      kinds: reportedKinds,
      personaKey: PERSONA_KEY,
      persona() {
        const now = persona()
        return now === null || now === USUAL ? undefined : now
      },
      report: (kind, id, state, isHeld) => reportState(region, kind, id, state, isHeld),
      stateOf: (kind, id) => stateOf(region, kind, id),
      failNext: (operation, times, because) => failNext(faults, operation, times, because),
      failuresLeft: (operation) => failuresLeft(faults, operation),
      // The switches that it was started with, as an address has them; those of the demo that plays here.
      switches() {
        const given: Partial<Record<SwitchName, string | number>> = demo ?? switchesIn(query)
        return Object.fromEntries(
          switchNames.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]])),
        )
      },
    },
  }
}
