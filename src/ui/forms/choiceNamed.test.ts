import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choiceNamed, isUnclear } from './choiceNamed'

const choice = (value: string, label: string, more: { name?: string; disabledReason?: string } = {}) => ({
  value,
  label,
  ...more,
})

test.each([
  ['one of that name', 'Web ', [choice('1', 'web')], '1'],
  ['one whose label says more', 'web', [choice('1', 'web, 10 GiB', { name: 'web' })], '1'],
  ['none', 'we', [choice('1', 'web')], undefined],
  ['two of that name', 'on-call', [choice('1', 'on-call'), choice('2', 'on-call')], undefined],
  [
    'two with marks',
    'on-call',
    [choice('1', 'on-call (User)', { name: 'on-call' }), choice('2', 'on-call (Group)', { name: 'on-call' })],
    undefined,
  ],
  ['the other of a double that is not offered', 'on-call', [choice('2', 'on-call (Group)')], undefined],
  [
    'the other of a double that cannot be chosen',
    'alex',
    [choice('1', 'alex', { disabledReason: 'has a role' }), choice('2', 'alex')],
    undefined,
  ],
  [
    'the whole label of one',
    'on-call (group)',
    [choice('1', 'on-call (User)', { name: 'on-call' }), choice('2', 'on-call (Group)', { name: 'on-call' })],
    '2',
  ],
])('a typed text that fits %s', (_, text, options, value) => {
  expect(choiceNamed(text, options)?.value).toBe(value)
})

const taken = { disabledReason: 'is attached' }

test.each([
  ['one', 'web', [choice('1', 'web'), choice('2', 'web-2')], false],
  ['none', 'we', [choice('1', 'web')], false],
  ['one that cannot be chosen', 'web', [choice('1', 'web', taken)], false],
  ['two of that name', 'web', [choice('1', 'web'), choice('2', 'web')], true],
  [
    'one that can be chosen and one that cannot',
    'web',
    [choice('1', 'web', taken), choice('2', 'web')],
    true,
  ],
])('whether a typed text that fits %s is unclear', (_, text, options, expected) => {
  expect(isUnclear(text, options)).toBe(expected)
})

const root = new URL('../../', import.meta.url)
const features = readdirSync(new URL('features/', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !/^console\/(debugger|gallery|preview)\//.test(path))
  .map((path) => [path, readFileSync(new URL(`features/${path}`, root), 'utf8')] as const)

test.each([
  ['Combobox', ['kit/form/fields/ChoiceField.tsx']],
  ['CheckList', ['kit/form/fields/CheckListField.tsx']],
  [
    'RadioGroup',
    [
      // The forms of code: words of the console.
      'kit/code/CodeDialog.tsx',
      'kit/form/fields/RadioField.tsx',
    ],
  ],
  [
    'Select',
    [
      // Kinds, units and policies: the words of the console.
      'kit/form/fields/SelectField.tsx',
      'project/instances/settings/SettingsTab.tsx',
      'project/vpcs/firewall/HostsField.tsx',
      'project/vpcs/firewall/ProtocolsField.tsx',
      'system/silos/quotas/QuotaFields.tsx',
    ],
  ],
])('a form has a %s only in a field that tells its choices apart', (control, fields) => {
  const users = features.filter(([, text]) => text.includes(`from '#ui/forms/${control}'`))
  expect(users.map(([path]) => path).toSorted()).toEqual(fields)
})
