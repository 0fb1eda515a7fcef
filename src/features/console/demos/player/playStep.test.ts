import { describe, expect, it } from 'vitest'
import { entryOf, type TimelessEntry } from '#tests/support/entries'
import type { Entry } from '#store/eventLog/entry'
import type { DemoScript, DemoStep } from '../script/step'
import type { Role, Target } from '../script/target'
import {
  at,
  chapter,
  click,
  demo,
  expect as expectIt,
  inChapter,
  observed,
  pick,
  point,
  press,
  replied,
  say,
  type,
  until,
} from '../script/words'
import { play } from './playStep'
import type { Looks, Other, Sighting, Stage, Wait } from './stage'

const plain: Omit<Looks, 'inView'> = {
  text: '',
  value: undefined,
  description: '',
  isEnabled: true,
  isFocused: false,
  isChecked: false,
  isSelected: false,
}

/** A stage of elements by role and name, which appear and change at given times of its clock. */
class PaperStage implements Stage<string> {
  time = 0
  readonly done: string[] = []
  readonly log: Entry[] = []
  /** Scheduled changes. */
  readonly later: { at: number; run: () => void }[] = []
  /** By `role name`. */
  readonly things = new Map<string, Partial<Looks>>()
  /** The waits, with each whole second that was left. */
  readonly waits: string[] = []

  find({ role, name, has }: Target): Promise<Sighting<string>> {
    const key = `${role} ${typeof name === 'object' ? name.begins : (name ?? has ?? '')}`
    const there = [...this.things.keys()]
      .filter((each) => each.startsWith(`${role} `))
      .map((each) => each.slice(role.length + 1))
    const target = { role, ...(name !== undefined && { name }), ...(has !== undefined && { has }) }
    return Promise.resolve(
      this.things.has(key) ? { found: 'one', thing: key } : { found: 'none', target, there },
    )
  }
  /** All of a thing is in view, unless it says otherwise. */
  look(thing: string): Promise<Looks> {
    const looks = { ...plain, ...this.things.get(thing) }
    return Promise.resolve({ inView: `${looks.text} ${looks.value} ${looks.description}`, ...looks })
  }
  others({ role }: Target): Promise<readonly Other[]> {
    const all = [...this.things.keys()].map((key) => {
      const [word = '', ...name] = key.split(' ')
      return { role: word as Role, name: name.join(' ') }
    })
    return Promise.resolve(all.filter((other) => other.role !== role))
  }
  awaiting(wait: Wait | undefined) {
    if (!wait) this.waits.push('over')
    else if (wait.leftMs % 1_000 === 0) this.waits.push(`${wait.what}: ${wait.leftMs / 1_000} s`)
    return Promise.resolve()
  }
  private did(what: string) {
    this.done.push(`${this.time} ${what}`)
    return Promise.resolve()
  }
  point = (thing: string) => this.did(`point ${thing}`)
  click = (thing: string) => this.did(`click ${thing}`)
  type = (thing: string, text: string) => this.did(`type ${text} into ${thing}`)
  choose = async (thing: string, option: string) => {
    if (!thing.startsWith('listbox')) return false
    await this.did(`choose ${option}`)
    return true
  }
  press = (keys: string, thing: string | undefined) => this.did(`press ${keys} ${thing ?? ''}`)
  upload = (thing: string) => this.did(`upload ${thing}`)
  goto = (path: string) => this.did(`goto ${path}`)
  chapter = (title: string) => this.did(`chapter ${title}`)
  caption = (text: string | null, thing?: string) => this.did(`caption ${text} ${thing ?? ''}`)
  shot = (name: string) => this.did(`shot ${name}`)
  advance(ms: number) {
    this.time += ms
    for (const due of this.later.filter((each) => each.at <= this.time)) due.run()
    this.later.splice(0, Infinity, ...this.later.filter((each) => each.at > this.time))
    return Promise.resolve()
  }
  lastEntry = () => Promise.resolve(this.log.length)
  entriesAfter = (seq: number) => Promise.resolve(this.log.filter((entry) => entry.seq > seq))
  record(said: TimelessEntry) {
    this.log.push(entryOf(this.log.length + 1, said))
  }
}

const script = (...steps: readonly DemoStep[]): DemoScript =>
  demo({ name: 'paper', title: 'Paper', about: 'Paper.', world: { scenario: 'small' }, start: '/projects' }, [
    chapter('One'),
    ...steps,
  ])

const playOn = (stage: PaperStage, ...steps: readonly DemoStep[]) =>
  play(stage, script(...steps), { file: 'paper.ts' })

const stopped = observed('instance', 'web-1', 'stopped')
const seen = (to: string): TimelessEntry => ({
  kind: 'observed',
  subject: { kind: 'instance', id: 'i1' },
  data: { name: 'web-1', from: 'stopping', to, verdict: 'unknown' },
})

describe('what is done', () => {
  it('points before it clicks, waits for what is late, and gives sentences the time to be read', async () => {
    const stage = new PaperStage()
    stage.later.push({ at: 2_700, run: () => stage.things.set('button Stop', {}) })
    await playOn(stage, say('0123456789'), click(at.button('Stop')), press('Escape'))
    expect(stage.done).toEqual([
      '0 caption null ',
      '0 chapter One',
      '1600 caption 0123456789 ',
      '3260 point button Stop',
      '3710 click button Stop',
      '3960 press Escape ',
    ])
  })

  it('types into what it has clicked, and picks from a list or from what opens', async () => {
    const stage = new PaperStage()
    for (const name of ['textbox Name', 'combobox Image', 'option Debian', 'listbox Size'])
      stage.things.set(name, {})
    await playOn(
      stage,
      type(at.textbox('Name'), 'web'),
      pick(at.combobox('Image'), 'Debian'),
      pick(at.listbox('Size'), 'Large'),
      point(at.option('Debian'), 'This one.'),
    )
    expect(stage.done.map((line) => line.replace(/^\d+ /, ''))).toEqual([
      'caption null ',
      'chapter One',
      'point textbox Name',
      'click textbox Name',
      'type web into textbox Name',
      'point combobox Image',
      'click combobox Image',
      'point option Debian',
      'click option Debian',
      'point listbox Size',
      'choose Large',
      'point option Debian',
      'caption This one. option Debian',
    ])
  })
})

describe('facts', () => {
  const stage = () => {
    const made = new PaperStage()
    made.things.set('button Stop', {})
    return made
  }

  it('count from the last act on, whether before or after the wait begins', async () => {
    const early = stage()
    early.click = () => Promise.resolve(early.record(seen('stopped')))
    await playOn(early, click(at.button('Stop')), until(stopped))
    const late = stage()
    late.later.push({ at: 9_000, run: () => late.record(seen('stopped')) })
    await playOn(late, click(at.button('Stop')), until(stopped))
    expect(late.time).toBeGreaterThanOrEqual(9_000)
  })

  it('of an earlier act do not count, but for those of the chapter', async () => {
    const old = stage()
    old.later.push({ at: 1_000, run: () => old.record(seen('stopped')) })
    const late = playOn(old, click(at.button('Stop')), click(at.button('Stop')), until(stopped))
    await expect(late).rejects.toThrow(
      'paper.ts, step 4 (wait until instance web-1 is seen stopped): wanted instance web-1 is seen stopped within 30 s. The last entries are: observed instance:i1.',
    )
    const same = stage()
    same.later.push({ at: 2_000, run: () => same.record(seen('stopped')) })
    await playOn(same, click(at.button('Stop')), click(at.button('Stop')), until(inChapter(stopped)))
  })

  it('all have to hold', async () => {
    const half = stage()
    half.later.push({ at: 3_000, run: () => half.record(seen('stopped')) })
    await expect(
      playOn(
        half,
        click(at.button('Stop')),
        until([stopped, replied('instanceStop', 202)], { withinMs: 900 }),
      ),
    ).rejects.toThrow(
      'wanted the region answers instanceStop with 202 within 0.9 s. The last entries are: observed instance:i1.',
    )
  })
})

describe('while a step waits, it says for what and how long', () => {
  it('for an element, for its being enabled, and for facts', async () => {
    const stage = new PaperStage()
    stage.later.push(
      { at: 2_700, run: () => stage.things.set('button Stop', { isEnabled: false }) },
      { at: 3_700, run: () => stage.things.set('button Stop', {}) },
      { at: 6_000, run: () => stage.record(seen('stopped')) },
    )
    await playOn(stage, click(at.button('Stop')), until(stopped, { withinMs: 4_000 }))
    expect(stage.waits.filter((line, index, all) => line !== 'over' || all[index - 1] !== 'over')).toEqual([
      'button "Stop": 5 s',
      'button "Stop": 4 s',
      'button "Stop" to be enabled: 3 s',
      'over',
      'instance web-1 is seen stopped: 4 s',
      'instance web-1 is seen stopped: 3 s',
      'over',
    ])
  })
})

describe('a step that fails says what was looked for and what was there', () => {
  const failing: readonly [name: string, step: DemoStep, text: string][] = [
    [
      'a name that is nearly there',
      click(at.button('Sotp')),
      'paper.ts, step 2 (click button "Sotp"): wanted button "Sotp" within 5 s. There are: "Stop", "Start", "Reboot". Did you mean button "Stop"?',
    ],
    [
      'a link where a button is sought',
      click(at.button('Create instanze')),
      'wanted button "Create instanze" within 5 s. Of another role there is link "Create instance". There are: "Stop", "Start", "Reboot". Did you mean link "Create instance"?',
    ],
    [
      'a role that is not there',
      click(at.tab('Disks')),
      'wanted tab "Disks" within 5 s. There is no tab there.',
    ],
    [
      'a disabled button',
      click(at.button('Start')),
      'wanted it to be enabled within 5 s. It is not: Only stopped instances can be started.',
    ],
    [
      'an expectation',
      expectIt(at.row('web-1')).shows('stopped'),
      'wanted it to show "stopped" within 5 s. It shows "web-1 running".',
    ],
    [
      'a text that is covered, or outside of the window',
      expectIt(at.cell('Created')).shows('today'),
      'wanted it to have "today" in view within 5 s. In view is "".',
    ],
    [
      'a reason that nothing shows',
      expectIt(at.button('Reboot')).isOffBecause('Only running instances can be rebooted'),
      'wanted it to have "Only running instances can be rebooted" in view within 5 s. In view is "Reboot".',
    ],
    [
      'what stays',
      expectIt(at.button('Stop')).is('gone'),
      'wanted button "Stop" to be gone within 5 s. It is there.',
    ],
  ]
  it.each(failing)('%s', async (_, step, text) => {
    const stage = new PaperStage()
    stage.things.set('button Stop', {})
    stage.things.set('button Start', {
      isEnabled: false,
      description: 'Only stopped instances can be started',
    })
    stage.things.set('button Reboot', {
      text: 'Reboot',
      isEnabled: false,
      description: 'Only running instances can be rebooted',
      inView: 'Reboot',
    })
    stage.things.set('cell Created', { text: 'today', inView: '' })
    stage.things.set('row web-1', { text: 'web-1 running' })
    stage.things.set('link Create instance', {})
    await expect(playOn(stage, step)).rejects.toThrow(text)
  })
})
