import { expect, test } from 'vitest'
import { ownPath } from './ownPath'

test.each([
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/a/b/../../..//evil.example/?x=1',
  '/.\\/evil.example',
  '/./\\evil.example',
  '/.//own.invalid/x',
  '/.//',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'projects',
  '',
])('an address of another host is not let through as a path: %j', (text) =>
  expect(ownPath(text)).toBeUndefined(),
)

test.each([
  ['/projects/web/disks?x=1#y', '/projects/web/disks?x=1#y'],
  ['/%2e%2e/x', '/x'],
  ['/a/../b', '/b'],
  ['/a//b', '/a//b'],
  ['/projects?redirect_uri=//evil.example', '/projects?redirect_uri=//evil.example'],
  ['/projects#//evil.example', '/projects#//evil.example'],
  ['/100%', '/100%'],
  ['/', '/'],
])('a path of ours stays one: %j is %s', (text, path) => expect(ownPath(text)).toBe(path))
