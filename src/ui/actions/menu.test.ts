import { describe, expect, it } from 'vitest'
import { findTyped, entryAfter, typeOn } from './menuKeys'
import { largestRoom, placeMenu } from './placeMenu'

describe('the keys of a menu', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['PageDown', 0, undefined],
    ['s', 0, undefined],
  ])('%s from %i of three leads to %j', (key, index, to) => {
    expect(entryAfter(key, index, 3)).toBe(to)
  })
  it('lead nowhere in a menu without entries', () => {
    expect(entryAfter('ArrowDown', -1, 0)).toBeUndefined()
  })
})

describe('letters typed in a menu', () => {
  const labels = ['Copy ID', 'Start', 'Stop', 'Reboot', 'Resize…', 'Delete…']

  it('lead to the entry that begins with them', () => {
    expect(findTyped(labels, 's', -1)).toBe(1)
    expect(findTyped(labels, 'st', 1)).toBe(1)
    expect(findTyped(labels, 'sto', 1)).toBe(2)
    expect(findTyped(labels, 'copy i', 2)).toBe(0)
    expect(findTyped(labels, 'x', 2)).toBeUndefined()
  })
  it('lead from one entry to the next when they are the same', () => {
    expect(findTyped(labels, 's', 1)).toBe(2)
    expect(findTyped(labels, 'ss', 2)).toBe(1)
    expect(findTyped(labels, 'rr', 3)).toBe(4)
  })
  it('are one text until there is a pause', () => {
    const first = typeOn({ text: '', at: 0 }, 'S', 1_000)
    expect(first).toEqual({ text: 's', at: 1_000 })
    expect(typeOn(first ?? { text: '', at: 0 }, 't', 1_500)).toEqual({ text: 'st', at: 1_500 })
    expect(typeOn(first ?? { text: '', at: 0 }, 't', 2_000)).toEqual({ text: 't', at: 2_000 })
  })
  it('have a space only among others: alone it activates the entry', () => {
    expect(typeOn({ text: '', at: 0 }, ' ', 1_000)).toBeUndefined()
    expect(typeOn({ text: 'copy', at: 900 }, ' ', 1_000)?.text).toBe('copy ')
    expect(typeOn({ text: 'copy', at: 0 }, ' ', 1_000)).toBeUndefined()
    expect(typeOn({ text: '', at: 0 }, 'Shift', 1_000)).toBeUndefined()
  })
})

describe('the place of a menu', () => {
  const view = { width: 1000, height: 600 }
  const button = (left: number, top: number) => ({ left, right: left + 28, top, bottom: top + 28 })
  const menu = { width: 200, height: 300 }

  it('is below its button, flush with one of its edges', () => {
    expect(placeMenu(button(500, 100), menu, view, 'end')).toEqual({ left: 328, top: 132, maxHeight: 460 })
    expect(placeMenu(button(500, 100), menu, view, 'start')).toMatchObject({ left: 500 })
  })
  it('is above where there is no room below and more above', () => {
    expect(placeMenu(button(500, 500), menu, view, 'end')).toEqual({ left: 328, bottom: 104, maxHeight: 488 })
  })
  it('is below where neither side has room and below is more of it', () => {
    expect(placeMenu(button(500, 200), { width: 200, height: 500 }, view, 'end')).toMatchObject({
      top: 232,
      maxHeight: 360,
    })
  })
  it('stays in the window', () => {
    expect(placeMenu(button(20, 100), menu, view, 'end').left).toBe(8)
    expect(placeMenu(button(960, 100), menu, view, 'start').left).toBe(792)
    expect(placeMenu(button(20, 100), { width: 1200, height: 300 }, view, 'end').left).toBe(8)
  })
  it('has the room of the larger side before it is measured', () => {
    expect(largestRoom(button(500, 100), view)).toBe(460)
    expect(largestRoom(button(500, 500), view)).toBe(488)
  })
})
