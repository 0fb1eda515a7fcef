import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { preview } from 'vite'
import { allRoutes } from '#tests/support/routes'
import { headersFor, headersOf, previewHeaders } from './headers.mjs'
import { isOfFile } from './release/bin/paths.mjs'

test('every page is served under a policy that allows nothing inline', () => {
  const policy = headersFor('/*')['Content-Security-Policy'] ?? ''
  const directives = policy.split('; ')
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
})

test('a block ends where the next one begins', () => {
  expect(headersFor('/assets/*')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
})

test('a pattern that is not in the file is an error, not an empty set of headers', () => {
  expect(() => headersFor('/nowhere/*')).toThrow('/nowhere/*')
})

test('the documentation quotes the policy that is served', () => {
  const page = readFileSync(new URL('../docs/headers.md', import.meta.url), 'utf8')
  expect(page).toContain(headersFor('/*')['Content-Security-Policy'])
})

test.each(['nginx.conf', 'nginx-below-a-path.conf'])(
  'the example %s lets long uploads and quiet consoles through, and answers a missing asset with 404',
  (file) => {
    const example = readFileSync(new URL(`release/examples/${file}`, import.meta.url), 'utf8')
    const lines = example.split('\n').map((line) =>
      line
        .replace(/\s*#.*/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        'client_max_body_size 0;',
        'proxy_read_timeout 1h;',
        'proxy_set_header Host $http_host;',
        'proxy_set_header Upgrade $http_upgrade;',
        'proxy_set_header Connection $connection_upgrade;',
        'listen 443 ssl http2;',
        'proxy_ssl_server_name on;',
      ]),
    )
    // A location that sets a header for the control plane inherits none of the others.
    expect(/location [^{]*\{[^}]*proxy_set_header/.test(example)).toBe(false)
    const [, assets = ''] = /location (?:\/console)?\/assets\/ \{([^}]*)\}/.exec(example) ?? []
    // An alias has no other file to answer with.
    expect(assets).toMatch(/try_files \$uri @missing;|error_page 404 = @missing;/)
    expect(assets).not.toContain('index.html')
    expect(assets).toContain(`add_header Cache-Control "${headersFor('/assets/*')['Cache-Control']}"`)
  },
)

test('only the frame of the past may be framed, and only by the console itself', () => {
  expect(headersOf('/_past')).toMatchObject({
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'self'") as string,
  })
  for (const url of ['/', '/_past/other', '/projects', '/assets/_past'])
    expect(headersOf(url)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
    })
})

test('only a page that opens the hosted inspector may speak with windows of other sites', () => {
  const { 'Cross-Origin-Opener-Policy': opener, ...rest } = headersOf('/projects?inspect=stately')
  const { 'Cross-Origin-Opener-Policy': own, ...others } = headersOf('/projects?latency=0')
  expect([opener, own]).toEqual(['same-origin-allow-popups', 'same-origin'])
  expect(rest).toEqual(others)
})

test('a script that is not there answers 404, which no browser keeps, and not the page', async () => {
  const root = mkdtempSync(join(tmpdir(), 'served-'))
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true })
  writeFileSync(join(root, 'dist', 'index.html'), '<title>The page</title>')
  writeFileSync(join(root, 'dist', 'assets', 'there.js'), '')
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [previewHeaders()],
    preview: { port: 0, host: 'localhost' },
  })
  const origin = server.resolvedUrls?.local[0] ?? ''
  const statusOf = async (path: string, accept = '*/*') => {
    const answer = await fetch(new URL(path, origin), { headers: { accept } })
    return [answer.status, answer.headers.get('cache-control')]
  }
  try {
    expect(await statusOf('/assets/there.js')).toEqual([200, 'public, max-age=31536000, immutable'])
    for (const path of ['/assets/gone.js', '/assets/gone', '/gone.js?v=1', '/gone.svg'])
      for (const accept of ['*/*', 'text/html'])
        expect([path, ...(await statusOf(path, accept))]).toEqual([path, 404, 'no-cache'])
    expect(await statusOf('/projects', 'text/html')).toEqual([200, 'no-cache'])
    expect(await statusOf('/system/update/repositories/15.1.0', 'text/html')).toEqual([200, 'no-cache'])
  } finally {
    await server.close()
  }
})

test('no address of a page is taken for that of a file', () => {
  expect(allRoutes.map(({ path }) => path).filter(isOfFile)).toEqual([])
})
