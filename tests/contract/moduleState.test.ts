import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// A page can have two consoles, so mutable state belongs to a console, as a part of its store
// (src/store/parts.ts), and not to a module. The listed modules keep state all the same, each for its reason.

const exceptions: Readonly<Record<string, string>> = {
  'src/features/console/demos/page/demoSession.ts': 'the demo that this page was opened for',
  'src/features/console/demos/page/pageClock.ts': "the clock is put under the page's own timers, once",
  'src/features/console/demos/page/settle.ts': "counts what the page's own streams still read",
  'src/features/console/gallery/RenderProbe.tsx': 'counts renderings, in the gallery only',
  'src/features/kit/list/heads.ts':
    'what the code that is loaded declares, and the skeletons that wait for it',
  'src/features/project/instances/serial/openTerminal.ts':
    'a replacement of document.createElement, while it is in place',
  'src/regionTime.ts':
    'how far the clock of the browser is from that of the region: a page has one origin, and its region one clock',
  'src/model/settings.ts':
    'facts of the loaded page, like those of its build: the early script reads them before there is a console',
  'src/ui/missingSheets.ts':
    'which files of this build are missing: a sheet that is fetched is there for all',
  'src/ui/text/clock.ts': 'the timer that mounted texts share; empty without them',
  'src/ui/text/Truncate.tsx': 'the observer that mounted texts share; empty without them',
  'src/ui/layout/inView.ts': 'the observer that mounted elements share; empty without them',
  'src/ui/format/numbers.ts': 'formatters, by locale: made from nothing else',
  'src/ui/format/formatDateTime.ts': 'formatters, by locale: made from nothing else',
  'src/ui/chart/axis.ts': 'formatters, by locale: made from nothing else',
}

/**
 * Matches a variable of a module, or a collection or the copy of an object without a read-only type. Weak maps own no
 * state.
 */
const kept =
  /^(?:export )?(?:let \w+|const \w+(?:: (?!Readonly|readonly)[^=\n]+)? = (?:new (?!Weak|Date|RegExp|Intl|Text(?:En|De)coder)\w+(?:<.*>)?\(|observable\b|\[\]$|\{\s*\.\.\.\w+,?\s*\}))/gm

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  )

const files = filesIn('src').filter((file) => /(?<!\.(?:test|bench|d))\.tsx?$/.test(file))

it('finds what it looks for', () => {
  const forms = ['let last = 0', 'const all = new Map<string, A>()', 'const own: A = { ...defaults }']
  for (const form of forms) expect(form.match(kept)).toHaveLength(1)
  for (const form of ['const all: ReadonlyMap<A, B> = new Map()', 'const own = { ...base, name: 1 }'])
    expect(form.match(kept)).toBeNull()
})

it('no module keeps what belongs to a console', () => {
  const found = files.flatMap((file) => {
    const matches = readFileSync(file, 'utf8').match(kept)
    return matches && !(file in exceptions) ? [`${file}: ${matches.join(', ')}`] : []
  })
  expect(found).toEqual([])
})

it('each exception is still one', () => {
  const over = Object.keys(exceptions).filter((file) => !readFileSync(file, 'utf8').match(kept))
  expect(over).toEqual([])
})

// The files of a process share its modules: the lists of three forms were not asked for again after another file.
it('no test gives an endpoint of the console other tags, which then stay for the files after it', () => {
  const tests = ['src', 'mirage', 'tests'].flatMap(filesIn)
  const replacing = tests.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith('moduleState.test.ts') &&
      /overrideExisting: true|enhanceEndpoints\(/.test(readFileSync(file, 'utf8')),
  )
  expect(tests.length).toBeGreaterThan(1_000)
  expect(replacing).toEqual([])
})
