import { describe, expect, it } from 'vitest'
import { SerialLine, type SerialScreen } from './serialLine'

const bytes = (text: string) => new TextEncoder().encode(text)
function screen() {
  const shown = { text: '' }
  const terminal: SerialScreen = {
    write: (more) => void (shown.text += new TextDecoder().decode(more)),
    reset: () => void (shown.text = ''),
  }
  return { shown, terminal }
}
const socket = () => ({}) as WebSocket

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
  it('a new connection repeats the past: the screen gives way at its first byte, not before', () => {
    const line = new SerialLine()
    const { shown, terminal } = screen()
    line.show(terminal)
    line.connect(socket())
    line.receive(bytes('boot login:'))
    line.connect(socket())
    expect(shown.text).toBe('boot login:')
    line.receive(bytes('boot login:'))
    line.receive(bytes(' demo'))
    expect(shown.text).toBe('boot login: demo')
  })
})
