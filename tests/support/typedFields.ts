import { expect } from 'vitest'
import { ipNumber, ipOf, networkOf } from '#model/network/ip'
import type { FormCase } from './nounCases'
import type { Acts } from './pageActs'

// How a form reads what is typed into each of its text fields: without what nothing shows, and saying what a network with
// host bits means. Rule: FORM-11.

/** Fields that people read: a keyboard may correct them, and they are kept as they are. */
const PROSE = ['Description', 'Comment']
/** Fields of an address with the width of its network: its host bits are the address. */
const ADDRESSES = ['Address']

/** A text as it is copied from a page. */
const copied = (text: string) => `\u00A0 ${text}\u200B\uFEFF `

/** A network with a host bit; undefined for another text. */
function withHostBit(text: string): string | undefined {
  const network = networkOf(text)
  return network && `${ipOf(ipNumber(network.address) + 1n, network.version)}/${network.width}`
}

/** Checks each text field of a form with the values of its case. */
export async function checkTypedFields(form: Acts['form'], typed: FormCase['typed']) {
  const fields = form.fields().filter(({ label, isPassword }) => !isPassword && !PROSE.includes(label))
  for (const { label, name, keyboard, hasNote } of fields) {
    // No keyboard of a phone corrects a name, or begins it with a capital.
    expect([label, ...Object.values(keyboard)]).toEqual([label, 'none', 'off', 'false'])
    const key = name in typed ? name : label
    const value = typed[key] ?? form.initial[name]
    if (typeof value !== 'string' || value === '') continue
    const dirty = { ...typed, [key]: copied(value) }
    expect([label, await form.errors(dirty)]).toEqual([label, {}])
    expect(form.read(dirty)).toEqual(form.read(typed))
    const bits = withHostBit(value)
    // A case names a field that is not in the first rendering by its name.
    if (bits === undefined || ADDRESSES.includes(label) || key === name) continue
    const isRefused = Object.keys(await form.errors({ ...typed, [key]: bits })).length > 0
    expect([label, isRefused || hasNote]).toEqual([label, true])
  }
}
