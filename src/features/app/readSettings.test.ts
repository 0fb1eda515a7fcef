import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaults, settings } from '#model/settings'
import { settingsText } from '#store/kept/keptSettings'
import { makeStore } from '#store/store'
import { checkBuild, readSettings, SETTINGS_WAIT_MS } from './readSettings'

const answers = vi.fn<() => Promise<Response>>()
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  Object.assign(settings, defaults)
})

const file = (name: string) => answers.mockResolvedValueOnce(Response.json({ name }))

it('a first visit waits for the file', async () => {
  file('Tidewater')
  await readSettings()
  expect(settings.name).toBe('Tidewater')
})

it('a later visit begins with the settings of the last one; a changed file counts at the next', async () => {
  file('Tidewater')
  await readSettings()
  file('Harbour')
  const later = await readSettings()
  expect(settings.name).toBe('Tidewater')
  expect((await later.file)?.text).toContain('Harbour')
  file('Harbour')
  await readSettings()
  expect(settings.name).toBe('Harbour')
})

it.each([
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  [
    'is the page',
    () => Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  ],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a first visit has the settings of the build where the file %s', async (_, answer) => {
  answers.mockImplementationOnce(answer)
  const { code, file: asked } = await readSettings()
  expect([settings, code, await asked]).toEqual([defaults, undefined, undefined])
})

it('a file that never answers does not keep a first visit from beginning, and a notice says so', async () => {
  vi.useFakeTimers()
  let answer = (_: Response) => {}
  answers.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  let begun: Awaited<ReturnType<typeof readSettings>> | undefined
  const reading = readSettings().then((installation) => (begun = installation))
  await vi.advanceTimersByTimeAsync(SETTINGS_WAIT_MS - 1)
  expect(begun).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  const { late, file: asked } = await reading
  expect(settings).toEqual(defaults)
  const store = makeStore({})
  ;(await late)?.reportLateSettings(store)
  expect(store.getState().notices).toMatchObject([{ title: 'The settings in config.json did not arrive' }])
  // Should it answer after all, the next visit has it.
  answer(Response.json({ name: 'Tidewater' }))
  await asked
  expect([settings.name, stored.get('orrery.settings')]).toEqual([
    'Orrery',
    settingsText({ name: 'Tidewater' }),
  ])
})

it('a file that answers in time is not late', async () => {
  file('Tidewater')
  expect((await readSettings()).late).toBeUndefined()
})

it('a file without settings needs no further code, at the first visit and later', async () => {
  for (const visit of [1, 2]) {
    answers.mockResolvedValueOnce(new Response('{ }\n'))
    expect([visit, (await readSettings()).code]).toEqual([visit, undefined])
  }
})

it('settings of the last visit that are no JSON are those of a first visit', async () => {
  stored.set('orrery.settings', '{ "name": ')
  file('Tidewater')
  await readSettings()
  expect(settings.name).toBe('Tidewater')
})

it('a browser without storage has the settings of the file', async () => {
  vi.stubGlobal('localStorage', undefined)
  file('Tidewater')
  await readSettings()
  expect(settings.name).toBe('Tidewater')
})

it.each([
  ['newest', undefined, 1],
  ['newest', '2026073100', 0],
  ['2026073100', undefined, 0],
  ['', undefined, 0],
])('a build with the version “%s”, and %s in its file, shows %i notices', async (build, inFile, count) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('VITE_API_VERSION', build)
  settings.apiVersion = inFile
  const store = makeStore()
  const router = createMemoryRouter([{ path: '/' }])
  await checkBuild(router, store)
  await new Promise((resolve) => setTimeout(resolve))
  const { notices } = store.getState()
  expect(notices).toHaveLength(count)
  for (const { body } of notices) expect(body).toContain('not “newest”')
  router.dispose()
})
