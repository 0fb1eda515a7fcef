import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { build, type Plugin, type Rolldown } from 'vite'
import { MAX_DISKS } from '#store/model/limits'
import { root } from '../ensure-deps.mjs'
import { bundled, evaluated } from './bundled.mjs'
import { shortClassNames } from './classNames.mjs'
import { demoPictures } from './demoPictures.mjs'
import { filesOf } from './early.mjs'
import { importHelper } from './importHelper.mjs'
import { leanCode, leanPackage } from './lean.mjs'
import { previewEntry } from './previewEntry.mjs'
import { query } from './query.mjs'
import { releaseFiles, version } from './releaseFiles.mjs'
import { lineMarker, routerMarks } from './router.mjs'

mkdirSync(`${root}.cache`, { recursive: true })
const folder = mkdtempSync(`${root}.cache/plugins-`)
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllGlobals())

const page = '<script type="module" src="/src/main.tsx"></script>'

/** Builds an application of a few files with a plugin. */
async function built(plugin: Plugin, files: Record<string, string>) {
  const place = mkdtempSync(join(folder, 'application-'))
  for (const [path, text] of Object.entries({ 'index.html': page, ...files })) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    writeFileSync(join(place, path), text)
  }
  const made = await build({
    root: place,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false },
  })
  const { output } = made as Rolldown.RolldownOutput
  return {
    output,
    names: output.map(({ fileName }) => fileName),
    code: output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n'),
  }
}

const twoFiles = {
  'src/main.tsx': "void import('./late')",
  'src/late.ts': "import './late.css'; document.title = 'late'",
  'src/late.css': 'p { margin: 0 }',
}

describe('the lines of the router', () => {
  const files = readdirSync(`${root}node_modules/react-router/dist/production`)
    .filter((file) => /^chunk-[^/]+\.mjs$/.test(file))
    .map((file) => readFileSync(`${root}node_modules/react-router/dist/production/${file}`, 'utf8'))

  it('are all in the installed package', () => {
    const { mark, check } = lineMarker()
    const marked = files.map(mark).join('')
    expect(check).not.toThrow()
    expect(marked).not.toMatch(/^\w+\.displayName = "/m)
    expect(marked).toMatch(/^ {2}if \(ranked\.has\(routes\)\) return ranked\.get\(routes\);$/m)
  })
  it('end the build when one of them is gone, with its name and the version', () => {
    const { mark, check } = lineMarker()
    files.forEach((code) => mark(code.replaceAll('parseHydrationData()', 'parseData()')))
    const ofRouter: unknown = JSON.parse(
      readFileSync(`${root}node_modules/react-router/package.json`, 'utf8'),
    ).version
    expect(check).toThrow(`react-router ${String(ofRouter)} has other code for the data of a rendered page`)
  })
  it('stay within their statement', () => {
    const code = [
      'var RenderErrorBoundary = class extends React3.Component {',
      '  render() {',
      '    if (this.context && a) {}',
      '  }',
      '};',
      'Await.displayName = "Await";',
      'var Link = React2.forwardRef(() => null);',
    ].join('\n')
    expect(lineMarker().mark(code)).toBe(
      [
        'var RenderErrorBoundary = class extends React3.Component {',
        '  render() {',
        '    if (false && a) {}',
        '  }',
        '};',
        '',
        'var Link = /* @__PURE__ */ React2.forwardRef(() => null);',
      ].join('\n'),
    )
  })
})

describe('what the build leaves out of a package', () => {
  const read = (path: string) => readFileSync(`${root}node_modules/${path}`, 'utf8')
  it('is in the installed query cache', () => {
    const [core = '', hooks = ''] = ['rtk-query.modern.mjs', 'react/rtk-query-react.modern.mjs'].map((path) =>
      leanCode(query, basename(path), read(`@reduxjs/toolkit/dist/query/${path}`)),
    )
    // The matches that remain are functions that nothing calls, and names without a value.
    expect(core.match(/.*\bbuild(?:InitiateInfiniteQuery|InfiniteQuerySelector)\b.*/g)).toEqual([
      expect.stringContaining('function buildInitiateInfiniteQuery('),
      expect.stringContaining('function buildInfiniteQuerySelector('),
      expect.stringMatching(/const \{ .*, buildInfiniteQuerySelector, .* \} = selectors;/),
      expect.stringMatching(/const \{ .*, buildInitiateInfiniteQuery, .* \} = buildInitiate\(/),
      expect.stringContaining('select: buildInfiniteQuerySelector('),
      expect.stringContaining('initiate: buildInitiateInfiniteQuery('),
    ])
    expect(core).toMatch(
      /if \(false\) safeAssign\(endpoint, \{\s+name: endpointName,\s+select: buildInfinite/,
    )
    expect(hooks).toMatch(/else if \(false\) \{\s+const \{ useInfiniteQuery,/)
  })
  it('ends the build when one of its lines is gone, with its name and the version', () => {
    const hooks = read('@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs')
    const other = hooks.replaceAll('buildInfiniteQueryHooks', 'buildHooks')
    expect(() => leanCode(query, 'rtk-query-react.modern.mjs', other)).toThrow(
      /the export for infinite queries in @reduxjs\/toolkit \d/,
    )
  })
  it('ends the build when one of its files is gone', async () => {
    await expect(built(leanPackage(query), { 'src/main.tsx': 'console.log(1)' })).rejects.toThrow(
      'no file rtk-query.modern.mjs, rtk-query-react.modern.mjs of @reduxjs/toolkit',
    )
  })
})

it('keeps a line only if it is worth its pattern: 100 bytes of the first load, or the time to rank the routes', () => {
  const all = [...routerMarks, ...Object.values(query.marks).flat()]
  expect(all.filter(({ saves }) => saves !== undefined && saves < 100).map(({ what }) => what)).toEqual([
    // Without it, the console would have a call of what is not exported.
    'whether a query is infinite',
  ])
  expect(all.filter(({ saves }) => saves === undefined).map(({ what }) => what)).toEqual([
    'the routes of a router',
    'the ranked routes of a router',
    'the ranking of routes',
  ])
})

it('no module of the console uses what the build leaves out of a package', () => {
  const leftOut = /\b(?:Form|useSubmit|useFetchers?)\b/
  const uses = (text: string) =>
    leftOut.test([...text.matchAll(/\{([^{}]*)\} from 'react-router(?:\/\w+)?'/g)].join()) ||
    /\bviewTransition\b/.test(text) ||
    /\.infiniteQuery\(|\b(?:arg|raw|error|response|meta)\w*Schema:/.test(text)
  expect(uses("import {\n  Form,\n  Outlet,\n} from 'react-router'")).toBe(true)
  const used = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && uses(readFileSync(`${root}src/${file}`, 'utf8')),
  )
  expect(used).toEqual([])
})

describe('imports on demand', () => {
  it('go through the function of the console', async () => {
    const { code } = await built(importHelper(), twoFiles)
    expect(code).toContain('Unable to preload CSS for ${')
    expect(code).not.toContain('vite:preloadError')
  })
  it('end the build when that function is not asked for', async () => {
    await expect(built(importHelper(), { 'src/main.tsx': 'console.log(1)' })).rejects.toThrow('another name')
  })
})

describe('the entry of builds with the mock region', () => {
  it('counts imports on demand, and lists the files', async () => {
    const { code, names } = await built(previewEntry(), {
      ...twoFiles,
      'src/preview.ts': twoFiles['src/main.tsx'],
    })
    expect(code).toContain('orreryLoads')
    expect(names).toContain('demo-files.json')
  })
  it('ends the build when the page has another entry', async () => {
    const other = { 'index.html': page.replace('main', 'start'), 'src/start.tsx': 'console.log(1)' }
    await expect(built(previewEntry(), other)).rejects.toThrow('the entry of index.html')
  })
  it('has the pictures of the demos', async () => {
    const { names } = await built(demoPictures(), { 'src/main.tsx': 'console.log(1)' })
    expect(names.filter((name) => /^demo-pictures\/[a-z-]+\.webp$/.test(name)).length).toBeGreaterThan(5)
  })
})

describe('names of classes', () => {
  it('are short, and the same for the same class of a sheet', () => {
    const nameOf = shortClassNames()
    const [one, other] = ['Button', 'IconButton'].map((name) => `${root}src/ui/actions/${name}.module.css`)
    const names = [nameOf('base', `${one}?used`), nameOf('busy', one ?? ''), nameOf('base', other ?? '')]
    for (const name of names) expect(name).toMatch(/^[a-z]{2}[0-9a-z]$/)
    expect(new Set(names).size).toBe(3)
    expect(nameOf('base', one ?? '')).toBe(names[0])
  })
  it('end the build for a sheet outside of the console', () => {
    expect(() => shortClassNames()('base', '/elsewhere.module.css')).toThrow('/elsewhere.module.css')
  })
})

describe('what a release says of itself', () => {
  const files = {
    'src/main.tsx':
      "import { createMachine } from 'xstate'; import { parse } from 'semver'; console.log(createMachine, parse)",
  }
  const textOf = ({ output }: Awaited<ReturnType<typeof built>>, name: string) => {
    const file = output.find(({ fileName }) => fileName === name)
    return file?.type === 'asset' ? String(file.source) : ''
  }

  it('the list of parts lacked packages that are in the build, and had others that are not', async () => {
    const made = await built(releaseFiles(), files)
    const bill = JSON.parse(textOf(made, 'sbom.cdx.json')) as {
      metadata: unknown
      components: { name: string; purl?: string; hashes: { content: string }[] }[]
    }
    expect(bill.components.map(({ name }) => name)).toEqual([
      'semver',
      'xstate',
      'geist-mono.woff2',
      'hanken-grotesk-more.woff2',
      'hanken-grotesk.woff2',
    ])
    const notices = textOf(made, 'NOTICES.txt')
    for (const { name, purl } of bill.components.slice(0, 2))
      expect(notices).toContain(`${name} ${purl?.split('@').at(-1)} (`)
    for (const { hashes } of bill.components)
      expect(hashes[0]?.content).toMatch(/^([\da-f]{64}|[\da-f]{128})$/)
  })
  it('two releases of one commit differed where their folders had different names', async () => {
    const [one, other] = [await built(releaseFiles(), files), await built(releaseFiles(), files)]
    const bill = textOf(one, 'sbom.cdx.json')
    expect(textOf(other, 'sbom.cdx.json')).toBe(bill)
    expect(JSON.parse(bill)).toMatchObject({
      metadata: { component: { type: 'application', name: 'orrery', version } },
    })
    expect(textOf(one, 'VERSION')).toBe(`${version}\n`)
  })
})

describe('modules that the build itself uses', () => {
  it('have the values that the application has', async () => {
    expect(await evaluated('src/store/model/limits.ts')).toMatchObject({ MAX_DISKS })
  })
  it('end the build when they are more than one file', async () => {
    writeFileSync(join(folder, 'two.ts'), "export const late = () => import('./late')")
    writeFileSync(join(folder, 'late.ts'), 'export const there = 1')
    await expect(bundled(`${folder.slice(root.length)}/two.ts`, 'es')).rejects.toThrow('more than one file')
  })
})

it('the early script fetches what a page needs and the entry does not name', () => {
  const chunk = (fileName: string, modules: string[], imports: string[], rest = {}) => ({
    type: 'chunk',
    fileName,
    moduleIds: modules.map((path) => root + path),
    imports,
    isEntry: false,
    ...rest,
  })
  const bundle = {
    'shell.js': chunk('shell.js', ['src/main.tsx'], ['react.js'], { isEntry: true }),
    'react.js': chunk('react.js', [], []),
    'lists.js': chunk('lists.js', [], ['react.js'], {
      viteMetadata: { importedCss: new Set(['lists.css']) },
    }),
    'disks.js': chunk('disks.js', ['src/disks.tsx'], ['shell.js', 'lists.js']),
  } as unknown as Rolldown.OutputBundle
  expect(filesOf(bundle, ['src/disks.tsx'])).toEqual(['disks.js', 'lists.js', 'lists.css'])
  expect(() => filesOf(bundle, ['src/gone.tsx'])).toThrow('src/gone.tsx is named as the code of a first page')
})
