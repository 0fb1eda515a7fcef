import { describe, expect, it } from 'vitest'
import { HISTORY_BYTES } from '#store/api/wire/serialStream'
import { SerialLine, type SerialScreen } from './serialLine'

const bytes = (text: string) => new TextEncoder().encode(text)
function screen() {
  const shown = { text: '', writes: 0, resets: 0 }
  const terminal: SerialScreen = {
    write(more) {
      shown.text += new TextDecoder().decode(more)
      shown.writes++
    },
    reset() {
      shown.text = ''
      shown.resets++
    },
  }
  return { shown, terminal }
}
const socket = () => ({ readyState: 1, OPEN: 1, send: () => {} }) as const

describe('the line between socket and terminal', () => {
  it('keeps what came before the terminal did, and shows it to one that comes again', () => {
    const line = new SerialLine()
    line.connect(socket())
    line.receive(bytes('early '))
    const [first, second] = [screen(), screen()]
    const hide = line.show(first.terminal)
    line.receive(bytes('late'))
    hide()
    line.show(second.terminal)
    expect(first.shown.text).toBe('early late')
    expect(second.shown.text).toBe('early late')
  })
  it('what a new connection repeats changes nothing; what is new is added', () => {
    const line = new SerialLine()
    const { shown, terminal } = screen()
    line.show(terminal)
    const first = socket()
    line.connect(first)
    line.receive(bytes('boot login:'))
    line.disconnect(first)
    shown.writes = shown.resets = 0
    line.connect(socket())
    line.receive(bytes('boot '))
    line.receive(bytes('login:'))
    expect(shown).toEqual({ text: 'boot login:', writes: 0, resets: 0 })
    line.receive(bytes(' demo'))
    expect(shown).toEqual({ text: 'boot login: demo', writes: 1, resets: 0 })
  })
  it('a history that does not go on from the past replaces it', () => {
    const line = new SerialLine()
    const { shown, terminal } = screen()
    line.show(terminal)
    line.connect(socket())
    line.receive(bytes('boot login:'))
    line.connect(socket())
    expect(shown.text).toBe('boot login:')
    line.receive(bytes('other'))
    expect(shown.text).toBe('other')
  })
  it('so does that of another boot, though it begins alike', () => {
    const line = new SerialLine()
    const { shown, terminal } = screen()
    line.show(terminal)
    const first = socket()
    line.connect(first)
    line.receive(bytes('boot login: Powering down.'))
    line.disconnect(first, true)
    line.connect(socket())
    line.receive(bytes('boot '))
    expect(shown.text).toBe('boot ')
  })
  it('keeps as much as a connection repeats, and goes on from it', () => {
    const line = new SerialLine()
    const { shown, terminal } = screen()
    line.show(terminal)
    line.connect(socket())
    const all = Array.from({ length: 60_000 }, (_, index) => `${index} `).join('')
    for (let from = 0; from < all.length; from += 1_000) line.receive(bytes(all.slice(from, from + 1_000)))
    shown.writes = shown.resets = 0
    line.connect(socket())
    const again = `${all}new`.slice(-HISTORY_BYTES)
    for (let from = 0; from < again.length; from += 1_000)
      line.receive(bytes(again.slice(from, from + 1_000)))
    expect(shown.text).toBe(`${all}new`)
    expect(shown.resets).toBe(0)
  })
  it('says whether anything was typed in this connection', () => {
    const line = new SerialLine()
    const open = { readyState: 1, OPEN: 1, send: () => {} } as const
    line.type(bytes('lost'))
    expect(line.isTyped).toBe(false)
    line.connect(open)
    expect(line.isTyped).toBe(false)
    line.type(bytes('ls'))
    expect(line.isTyped).toBe(true)
    line.disconnect(open)
    expect(line.isTyped).toBe(false)
  })
})
