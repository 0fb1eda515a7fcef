import { createActor, fromPromise, type Actor } from 'xstate'
import { demoMachine } from '#machines/interaction/demoMachine'
import { inspectorOf } from '#store/eventLog/actorInspector'
import type { AppStore } from '#store/store'
import { demoPath } from '../noun'
import { noMarks, playStep, type FactMarks } from '../player/playStep'
import type { DemoStep, DemoScript } from '../script/step'
import type { DemoSession } from './demoSession'
import type { PageClock } from './pageClock'
import { PageStage, type StageScreen } from './pageStage'
import { PageTime, type Pace } from './pageTime'
import type { Settling } from './settle'

/** Maximum frame duration that counts: after a hidden tab, the clock continues from where it was. */
const LONGEST_FRAME_MS = 1_000

/** Lets the page's clock follow the browser's. */
function runFreely(clock: PageClock) {
  let last = clock.browserNow()
  const frame = () => {
    const now = clock.browserNow()
    clock.tick(Math.round(Math.min(now - last, LONGEST_FRAME_MS)))
    last = now
    clock.onFrame(frame)
  }
  clock.onFrame(frame)
}

export type PlayerActor = Actor<typeof demoMachine>

/** The chapters of a script, with the index of their first step. */
export const chaptersOf = (steps: readonly DemoStep[]): readonly { index: number; title: string }[] =>
  steps.flatMap((step, index) => (step.do === 'chapter' ? [{ index, title: step.title }] : []))

const waits = (step: DemoStep) => step.do === 'until' || step.do === 'expect'

interface PlayerOptions {
  store: AppStore
  session: DemoSession
  clock: PageClock
  settling: Settling
  screen: StageScreen
  /** Hands the page over to the viewer. */
  release: () => void
}

/** The address without the demo; it has the switches of the demo's region instead. */
export function addressAfter(href: string, world: DemoScript['world'] | undefined): string {
  const url = new URL(href)
  const { searchParams } = url
  if (!searchParams.has('demo')) return href
  searchParams.delete('demo')
  const { scenario, seed, speed, faults, api } = world ?? {}
  for (const [name, value] of Object.entries({ scenario, seed, speed, faults, api }))
    if (value !== undefined) searchParams.set(name, String(value))
  return url.href
}

/**
 * Removes a demo from the address when it is over, so that a reload does not play it again. A reload then opens
 * the same page of the same region.
 */
function leaveAddress(script: DemoScript | undefined) {
  const address = addressAfter(location.href, script?.world)
  if (address === location.href) return
  history.replaceState(history.state, '', address)
  // Makes the router read the address again, so that it keeps nothing of the demo.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
}

/**
 * The actor that plays the demo of this page, once it is started. It is among the live actors, but not in the log that
 * the demo shows.
 */
export function playerActor({
  store,
  session,
  clock,
  settling,
  screen,
  release,
}: PlayerOptions): PlayerActor {
  const { name, script, file, error, chapter } = session
  const steps = script?.steps ?? []
  const chapters = chaptersOf(steps)
  const pace: Pace = { rate: 0 }
  const time = new PageTime(clock, settling, pace)
  const stage = new PageStage(store, time, settling, screen)
  let isFree = false
  const machine = demoMachine.provide({
    actors: {
      prepare: fromPromise(async () => {
        if (!script) throw new Error(error)
        await settling.settled()
      }),
      playStep: fromPromise(async ({ input: { index, marks }, signal }) => {
        time.signal = signal
        const step = steps[index]
        if (!step) return marks
        await time.begin()
        return playStep(stage, step, { file, index, marks: (marks ?? noMarks) as FactMarks })
      }),
    },
    actions: {
      release: () => {
        if (isFree) return
        isFree = true
        if (window.orreryDemo) window.orreryDemo.endedAt = store.log.last
        release()
        leaveAddress(script)
        runFreely(clock)
      },
      restart: ({ event }) => {
        const index = event.type === 'demo.sought' ? event.index : 0
        const to = chapters.findLastIndex((each) => each.index <= index)
        // The region starts again with the page.
        location.assign(demoPath(name, to))
      },
    },
  })
  const actor = createActor(machine, {
    id: 'demo',
    input: {
      steps: steps.map((step) => (waits(step) ? 'waits' : 'plays')),
      seekTo: chapters[chapter]?.index ?? 0,
      speed: session.pace,
    },
  })
  const { live } = inspectorOf(store.log)
  actor.subscribe((snapshot) => {
    const { speed } = snapshot.context
    pace.rate = snapshot.hasTag('hurries') ? Infinity : snapshot.hasTag('runs') ? speed : 0
    live.note(actor, snapshot)
  })
  return actor
}
