import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ManualClock } from '#mirage/clock'
import { idOf } from '#mirage/random'
import { startHttpMock, type HttpMock } from '#mirage/node/httpServer'
import type { Code } from '#features/kit/code/code'
import * as fields from '#store/code/secretFields'
import { stepsOfScript } from '#store/code/scriptSteps'
import { curlScript } from '#store/code/scriptText'
import { variablesOf } from '#store/code/scriptVariables'
import { MODEL, type Version } from '#store/api/versions/generated/shipped'
import { RegionVersion } from '#store/api/versions/regionVersion'
import { nounsInRegions, nounsWith } from '../support/casesOf'
import { planner } from '../support/nounCases'
import { allCommands } from '../support/allCommands'
import { quietConsole, setupPages } from '../support/pageText'
import { runScript } from '../support/runScript'
import { differencesOf, watchWorld, type WorldText } from '../support/worldText'

// The code of every form and of every command does what the click does: its curl runs against a region that is served over
// HTTP, and afterwards that region is as the one of the page, in which the same was clicked. Rules: CODE-1, CODE-2.

quietConsole()

const persona = 'marit'

/** The secrets that bodies had, by what stands for them. */
const secrets = new Map<fields.SecretValue, string>()

/** Notes the texts that {@link fields.SecretValue} takes the place of. */
function noteSecrets(value: unknown, open: unknown) {
  if (open instanceof fields.SecretValue) secrets.set(open, String(value))
  else if (typeof open === 'object' && open !== null)
    for (const [key, inner] of Object.entries(open))
      noteSecrets((value as Readonly<Record<string, unknown>>)[key], inner)
}

const { withoutSecrets } = fields
vi.spyOn(fields, 'withoutSecrets').mockImplementation((value, secret) => {
  const open = withoutSecrets(value, secret)
  noteSecrets(value, open)
  return open
})

/** How the curl of some code ended. */
interface Ran {
  /** The region's message, if it refused; undefined if it is done. */
  refusal: string | undefined
}

/** Two regions that are the same at first: that of the pages, and one that is served over HTTP, for curl. */
function setupTwo(api: Version) {
  const pages = setupPages({ scenario: 'company', persona, api })
  let mock: HttpMock | undefined
  const worlds: (() => WorldText)[] = []
  beforeAll(async () => {
    const clock = new ManualClock()
    const now = () => clock.now()
    mock = await startHttpMock({ port: 0, scenario: 'company', api, clock, now, persona, latencyMs: [0, 0] })
    worlds.push(watchWorld(pages.region.world), watchWorld(mock.region().world))
  })
  afterAll(async () => {
    await mock?.close()
    secrets.clear()
  })
  const read = () => worlds.map((world) => world())
  const version = new RegionVersion({
    pinned: api,
    search: () => Promise.reject(new Error('it is pinned')),
    watch: () => Promise.reject(new Error('it is pinned')),
    onChange() {},
  })

  /** Runs the curl of some code in the served region, where things that were made since have other ids. */
  async function run(code: Code): Promise<Ran> {
    if ('why' in code) throw new Error(code.why)
    const steps = await stepsOfScript(version, code.requests)
    const written = curlScript(steps, { origin: mock?.origin ?? '', program: '', nameOf: () => undefined })
    const { ofSecret } = variablesOf(steps)
    const own = [...secrets].map(([secret, value]) => [ofSecret(secret), value] as const)
    const env = Object.fromEntries(own.filter(([name]) => name !== ''))
    for (const value of Object.values(env)) expect(written).not.toContain(value)
    const [ours, theirs] = read()
    const script = (ours?.madeUp ?? []).reduce(
      (text, made, index) => text.replaceAll(made, theirs?.madeUp[index] ?? made),
      written,
    )
    // A script that waits sees the region go on.
    const timer = setInterval(() => {
      const { clock } = mock?.region() ?? {}
      if (steps.some(({ is }) => is === 'wait') && clock instanceof ManualClock) clock.advance(20_000)
    }, 500)
    const end = await runScript(script, { ...env, FILE: '/dev/null', TOKEN: `orrery-token-${persona}` })
    clearInterval(timer)
    if (end.code === 0) return { refusal: undefined }
    const answer = /\{"message".*\}/s.exec(end.written)?.[0]
    if (answer === undefined) throw new Error(`${script}\n${end.written}`)
    return { refusal: (JSON.parse(answer) as { message: string }).message }
  }

  /** Lets a minute pass in both regions. */
  function advance() {
    for (const region of [pages.region, mock?.region()])
      if (region?.clock instanceof ManualClock) region.clock.advance(60_000)
  }

  return {
    pages,
    advance,
    /** Asks for code, which must change nothing, and runs it; then does the same by a click. */
    async compare(ask: () => Promise<Code>, click: () => Promise<unknown>): Promise<Ran> {
      const [before] = read()
      const code = await ask()
      const [asked] = read()
      expect(before && asked && differencesOf(before, asked)).toEqual([])
      const ran = await run(code)
      await click()
      const [ours, theirs] = read()
      expect(ours && theirs && differencesOf(ours, theirs)).toEqual([])
      return ran
    },
  }
}

const done: Ran = { refusal: undefined }
const saved = { refusal: undefined, fields: {} }

describe.each(nounsInRegions('forms'))('the code of the forms of %s', (_, forms, api) => {
  const { pages, compare } = setupTwo(api)
  test.each(forms)('$path', async ({ path, typed }) => {
    const form = (await (await pages.begin(path)).settled()).form()
    const click = async () => expect(await form.send(typed)).toEqual(saved)
    expect(await compare(() => form.code(typed), click)).toEqual(done)
  })
})

describe.each(nounsWith('edits'))('the code of the edits of %s', (_, edits) => {
  const { pages, compare } = setupTwo(MODEL)
  test.each(edits)('$path', async ({ path, changes, isLate }) => {
    const begun = await pages.begin(path)
    const form = (isLate ? await begun.settled() : begun).form()
    const typed = Object.assign({}, ...changes) as Record<string, unknown>
    const click = async () => expect(await form.send(typed)).toEqual(saved)
    expect(await compare(() => form.code(typed), click)).toEqual(done)
  })
})

/** The commands whose code has run. */
const commandsRun = new Set<string>()

describe.each(nounsInRegions('commands'))('the code of the commands of %s', (_, commands, api) => {
  const { pages, compare } = setupTwo(api)
  test.each(commands)('$path: $label $of', async ({ path, of, label, refused }) => {
    const command = (await (await pages.begin(path)).settled()).command(of, label)
    commandsRun.add(command.runs.command.name)
    const { refusal } = await compare(command.code, command.run)
    // The console says it in words of its own.
    expect(refusal !== undefined).toBe(refused !== undefined)
  })
})

/** More commands, in the order in which they run: the page, the row and the entry of its menu. */
const more: readonly (readonly [path: string, of: string, label: string])[] = [
  [`${planner}/instances/net-heavy/networking`, 'net1', 'Make primary'],
  [`${planner}/instances`, 'net-heavy', 'Start'],
  [`${planner}/instances`, 'batch-night-1', 'Reboot'],
  [`${planner}/instances`, 'alarm-relay-a', 'Delete'],
  [`${planner}/instances/gpu-like-64/storage`, 'gpu-like-64-boot', 'Unset as boot disk'],
  [`${planner}/instances/gpu-like-64/storage`, 'gpu-like-64-boot', 'Set as boot disk'],
  [`${planner}/instances/gpu-like-64/storage`, 'gpu-like-64-boot', 'Unset as boot disk'],
  [`${planner}/instances/gpu-like-64/storage`, 'gpu-like-64-boot', 'Detach'],
  [`${planner}/instances/gpu-like-64/networking`, 'net0', 'Delete'],
  [`${planner}/instances/berth-api-1/networking`, 'berth-api-1-public', 'Detach'],
  [`${planner}/instances/berth-api-1/networking`, 'Ephemeral', 'Detach'],
  [`${planner}/instances/berth-api-1/networking`, 'crane-cameras', 'Detach'],
  [`${planner}/floating-ips`, 'batch-night-1-front', 'Detach'],
  [`${planner}/disks`, 'archive-2024', 'Delete'],
  [`${planner}/disks`, 'archive-2025', 'Snapshot'],
  [`${planner}/snapshots`, 'damaged', 'Delete'],
  ['/projects', 'sandbox', 'Delete'],
  ['/system/silos', 'tidewater-carriers', 'Delete'],
  ['/system/support-bundles', 'f426f985', 'Delete'],
  ['/system/support-bundles', 'a0cfd354', 'Download'],
  ['/system/alerts/receivers/ops-pager/secrets', 'd0160b97', 'Delete'],
  [`${planner}/vpcs/default/internet-gateways/default`, 'default', 'Detach with routes'],
  [`${planner}/vpcs/plant-floor/internet-gateways/uplink-east`, 'east-quay', 'Detach with routes'],
  [`/system/switch-ports/${idOf('rack 1')}/switch0/qsfp1`, 'Port actions', 'Clear settings'],
]

describe('the code of more commands', () => {
  const { pages, compare } = setupTwo(MODEL)
  test.each(more)('%s: %s, %s', async (path, of, label) => {
    const command = (await (await pages.begin(path)).settled()).command(of, label)
    commandsRun.add(command.runs.command.name)
    let refused: string | undefined
    const { refusal } = await compare(command.code, async () => {
      // Without a browser, a file cannot be saved.
      if (label !== 'Download') refused = await command.run()
    })
    expect(refusal === undefined).toBe(refused === undefined)
  })
})

describe('the code of a plan', () => {
  const { pages, compare, advance } = setupTwo(MODEL)
  test('waits until its next step is allowed', async () => {
    const page = await pages.begin(`${planner}/instances`)
    const deletion = page.command('batch-night-2', 'Delete…')
    const ran = await compare(deletion.code, async () => {
      expect(await page.command('batch-night-2', 'Stop').run()).toBeUndefined()
      advance()
      expect(await deletion.run()).toBeUndefined()
      // What else is in motion comes to rest in both.
      advance()
    })
    expect(ran).toEqual(done)
  })
})

test('the code of every other command runs, but for those that no menu of this region offers', () => {
  expect([...allCommands.keys()].filter((name) => !commandsRun.has(name)).toSorted()).toEqual([
    // A page sends them: their requests are those of forms above.
    'affinity.addInstance',
    'affinity.removeInstance',
    'disk.bringBack',
    'disk.create',
    'instance.bringBack',
    'instance.create',
    'instance.resize',
    'nic.setTransitIps',
    // All settings of ports are in use, and no change of a rack is in progress.
    'portSettings.delete',
    'rackMembership.abort',
    // It is a file of what is downloaded above.
    'supportBundle.downloadFile',
  ])
})
