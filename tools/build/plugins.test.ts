import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { build, type Plugin, type Rolldown } from 'vite'
import { MAX_DISKS } from '#model/limits'
import { root } from '../ensure-deps.mjs'
import { bundled, evaluated } from './bundled.mjs'
import { shortClassNames } from './classNames.mjs'
import { demoPictures } from './demoPictures.mjs'
import { portions } from './ahead.mjs'
import { filesOf } from './filesOf.mjs'
import { previewEntry } from './previewEntry.mjs'
import { pureCalls } from './pureCalls.mjs'
import { releaseFiles, version } from './releaseFiles.mjs'

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

describe('components and contexts of packages', () => {
  it('leave the build when nothing uses them, with what only they need', async () => {
    const { code } = await built(pureCalls(), {
      'src/main.tsx': "import { useParams } from 'react-router'; console.log(useParams)",
    })
    expect(code).toContain('createContext')
    expect(code).not.toContain('aria-current')
  })
})

describe('the entry of builds with the mock region', () => {
  it('lists its files', async () => {
    const { names } = await built(previewEntry(), {
      ...twoFiles,
      'src/preview.ts': twoFiles['src/main.tsx'],
    })
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
    expect(await evaluated('src/model/limits.ts')).toMatchObject({ MAX_DISKS })
  })
  it('end the build when they are more than one file', async () => {
    writeFileSync(join(folder, 'two.ts'), "export const late = () => import('./late')")
    writeFileSync(join(folder, 'late.ts'), 'export const there = 1')
    await expect(bundled(`${folder.slice(root.length)}/two.ts`, 'es')).rejects.toThrow('more than one file')
  })
})

/** A file of a build. */
const chunk = (fileName: string, modules: string[], imports: string[], rest = {}) => ({
  type: 'chunk',
  fileName,
  moduleIds: modules.map((path) => root + path),
  imports,
  isEntry: false,
  ...rest,
})

it('the early script fetches what a page needs and the entry does not name', () => {
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

it('a portion has the files of what a page opens, as far as they fit, without those that it has', () => {
  /** Text of which nothing can be compressed away. */
  const code = (kib: number) => randomBytes(kib * 768).toString('base64')
  const file = (name: string, kib: number, imports: string[] = []) =>
    chunk(`${name}.js`, [`src/${name}.tsx`], imports, { code: code(kib) })
  const bundle = {
    'shell.js': file('shell', 1),
    'rest.js': file('rest', 1),
    'form.js': file('form', 10, ['fields.js', 'own.js']),
    'fields.js': file('fields', 60, ['rest.js']),
    'own.js': file('own', 1),
    'page.js': file('page', 90, ['small.js']),
    'small.js': file('small', 2),
  } as unknown as Rolldown.OutputBundle
  const pages = { '/disks': ['form.tsx', 'page.tsx'] }
  expect(portions(bundle, () => ['/own.js'], pages, ['rest.tsx'])).toEqual({
    '/disks': ['/fields.js', '/form.js', '/small.js'],
  })
})
