import { describe, expect, it } from 'vitest'
import { schemas } from '#mirage/metrics/catalogue'
import { accepted, completionsAt } from './completions'

const seen = new Map([
  ['state', ['idle', 'run']],
  ['vcpu_id', ['0', '1']],
])
/** Completions at the bar character `¦`, or at the end. */
function at(marked: string) {
  const caret = marked.includes('¦') ? marked.indexOf('¦') : marked.length
  const text = marked.replace('¦', '')
  return { text, ...completionsAt(text, caret, { schemas, windowS: 180, seen }) }
}
const labels = (marked: string) => at(marked).items.map(({ label }) => label)
/** The text and the caret after the completion with a label. */
function after(marked: string, label: string) {
  const { text, ...found } = at(marked)
  const item = found.items.find((one) => one.label === label)
  const { text: next, caret } = item ? accepted(text, found, item) : { text, caret: 0 }
  return `${next.slice(0, caret)}¦${next.slice(caret)}`
}

describe('what may come next', () => {
  it.each([
    ['', ['get']],
    ['g', ['get']],
    ['get virtual_machine:r', ['virtual_machine:reset']],
    ['get virtual_disk:reads ', ['|']],
    ['get virtual_disk:reads | ', ['filter', 'align', 'group_by', 'last', 'first']],
    ['get virtual_disk:reads | fi', ['filter', 'first']],
    [
      'get virtual_disk:reads | filter ',
      ['attached_instance_id', 'block_size', 'disk_id', 'project_id', 'silo_id', 'timestamp'],
    ],
    ['get virtual_disk:reads | filter disk_id ', ['==', '!=']],
    ['get virtual_disk:reads | filter block_size ', ['==', '!=', '>=', '<', '>', '<=']],
    ['get virtual_disk:reads | filter timestamp ', ['>=', '<', '>', '<=']],
    ['get virtual_disk:reads | filter timestamp >', ['>=']],
    ['get virtual_disk:reads | filter timestamp >= ', ['@now()']],
    ['get virtual_disk:reads | filter timestamp >= @', ['@now()']],
    ['get virtual_disk:reads | filter timestamp >= @now() ', ['-', '&&', '|']],
    ['get virtual_disk:reads | filter timestamp >= @now() - ', ['5s', '1m', '5m', '15m', '1h', '1d']],
    ['get virtual_disk:reads | filter timestamp >= @now() - 5m ', ['&&', '|']],
    ['get virtual_machine:vcpu_usage | filter state ', ['==', '!=', '~=']],
    ['get virtual_machine:vcpu_usage | filter state == ', ['"idle"', '"run"']],
    ['get virtual_machine:vcpu_usage | filter state == "r', ['"run"']],
    ['get virtual_machine:vcpu_usage | filter vcpu_id == ', ['0', '1']],
    ['get virtual_machine:vcpu_usage | filter state == "run" ', ['&&', '|']],
    ['get virtual_machine:vcpu_usage | filter state == "run" && vcpu', ['vcpu_id']],
    ['get virtual_disk:reads | align ', ['mean_within(']],
    ['get virtual_disk:reads | align mean_within(', ['180s', '5s', '1m', '5m', '15m', '1h', '1d']],
    ['get virtual_disk:reads | align mean_within(60s) ', ['|']],
    ['get virtual_disk:reads | group_by ', ['[']],
    ['get virtual_disk:reads | group_by [silo_id ', [']', ',']],
    ['get virtual_disk:reads | group_by [silo_id]', [', sum', ', mean', '|']],
    ['get virtual_disk:reads | group_by [silo_id], ', ['sum', 'mean']],
    ['get virtual_disk:reads | group_by [silo_id], sum ', ['|']],
    ['get virtual_disk:reads | last ', ['1', '10', '100']],
    ['get unknown:series | filter ', ['timestamp']],
    ['nothing known ', ['|']],
  ])('after “%s”: %j', (text, expected) => {
    expect(labels(text)).toEqual(expected)
  })

  it('fields that are grouped by already are not offered again', () => {
    expect(labels('get virtual_disk:reads | group_by [silo_id, ')).not.toContain('silo_id')
  })
  it('a series is found by any part of its name, and by what it means', () => {
    expect(labels('get temp')[0]).toBe('hardware_component:temperature')
    expect(labels('get lanes')).toEqual(['switch_data_link:fec_aligned'])
  })
  it('a begun word is a guess to accept; a whole one, or none, is not', () => {
    expect(at('get virtual_disk:re').isBegun).toBe(true)
    expect(at('get virtual_disk:reads').isBegun).toBe(false)
    expect(at('get virtual_disk:reads ').isBegun).toBe(false)
  })
})

describe('unasked, the list opens', () => {
  it.each([
    ['get vcpu', true],
    ['get ', true],
    ['get virtual_disk:reads | align mean_within(', true],
    ['get virtual_disk:reads | filter disk_id ', true],
    ['get virtual_disk:reads', false],
    ['get virtual_disk:reads ', false],
    ['get virtual_disk:reads | align mean_within(60s)', false],
    ['get virtual_machine:vcpu_usage | filter state == "run" ', false],
  ])('after “%s”: %s', (text, expected) => {
    expect(at(text).isHelpful).toBe(expected)
  })
})

describe('accepting', () => {
  it.each([
    ['ge', 'get', 'get ¦'],
    ['get vcpu', 'virtual_machine:vcpu_usage', 'get virtual_machine:vcpu_usage ¦'],
    ['get virtual_disk:reads | al', 'align', 'get virtual_disk:reads | align mean_within(¦'],
    ['get a:b | align mean_within(', '180s', 'get a:b | align mean_within(180s) ¦'],
    ['get a:b | filter state == "r', '"run"', 'get a:b | filter state == "run" ¦'],
    ['get vcpu¦ | last 1', 'virtual_machine:vcpu_usage', 'get virtual_machine:vcpu_usage¦ | last 1'],
  ])('“%s” with %s', (text, label, expected) => {
    expect(after(text, label)).toBe(expected)
  })
})
