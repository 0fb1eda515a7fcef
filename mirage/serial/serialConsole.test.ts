import { describe, expect, it } from 'vitest'
import { setupSerial, view } from '#tests/support/serial'

// The output of a serial console and its shell.

const { start } = setupSerial()

describe('what a machine has printed', () => {
  it('is made of the instance: its CPUs, memory, disks, interfaces, host name', () => {
    const mock = start()
    mock.setState('db-1', 'running', 3_600_000)
    const { text } = view(mock, 'db-1').seen
    expect(text).toContain('smp: Brought up 1 node, 4 CPUs')
    expect(text).toContain(`/${16 * 1024 * 1024}K available`)
    expect(text).toContain('nvme0n1: 5242880 4096-byte logical blocks (20 GiB)')
    expect(text).toContain('MAC 02:5a:00:00:00:07')
    expect(text).toContain('172.30.0.7/22')
    expect(text.endsWith('db-1 login: ')).toBe(true)
  })
  it('is sent in pieces, the last so many bytes of it when that is asked for', () => {
    const mock = start()
    const whole = view(mock).seen
    expect(whole.frames.length).toBeGreaterThan(3)
    const part = view(mock, 'web-1', 'project=web&most_recent=300').seen
    expect(part.frames).toEqual([300])
    expect(whole.text.endsWith(part.text.replace(/^\uFFFD+/, ''))).toBe(true)
  })
  it('comes while it is printed, and no slower for a second viewer', () => {
    const mock = start()
    mock.setState('web-1', 'running')
    const first = view(mock)
    expect(first.seen.text).not.toContain('Starting from disk0')
    mock.clock.advance(1_500)
    expect(first.seen.text).toContain('Starting from disk0')
    expect(first.seen.text).not.toContain('login:')
    const second = view(mock)
    expect(second.seen.text).toBe(first.seen.text)
    mock.clock.advance(20_000)
    expect(first.seen.text.endsWith('web-1 login: ')).toBe(true)
    expect(second.seen.text).toBe(first.seen.text)
  })
  it('is the same for the same seed, whenever it is opened; another seed has another pace', () => {
    const read = (seed: number) => {
      const mock = start({ seed })
      mock.setState('web-1', 'running')
      const { seen } = view(mock)
      mock.clock.advance(4_000)
      return seen.frames.join(' ')
    }
    expect(read(1)).toBe(read(1))
    expect(read(1)).not.toBe(read(2))
  })
  it('says that there is no boot disk when no disk is attached', () => {
    const mock = start({ scenario: 'company' })
    const { id } = mock.setState('never-booted', 'running', 60_000)
    const { text } = view(mock, id, '').seen
    expect(text).toContain('There is no disk to start from.')
    expect(text).not.toContain('login:')
  })
})

describe('at the prompt', () => {
  it('a name is echoed, a password is not, a wrong one is refused after two seconds', () => {
    const mock = start()
    const { seen, type } = view(mock)
    seen.text = ''
    type('rooot\u007f\u007ft\r')
    expect(seen.text).toBe('rooot\b \b\b \bt\r\nPassword: ')
    seen.text = ''
    type('secret\r')
    expect(seen.text).toBe('\r\n')
    mock.clock.advance(1_999)
    expect(seen.text).toBe('\r\n')
    mock.clock.advance(1)
    expect(seen.text).toBe('\r\n\r\nLogin incorrect\r\nweb-1 login: ')
  })
  it('the demo account gets a shell that knows the machine', () => {
    const mock = start()
    const { seen, type } = view(mock)
    type('demo\rx\r')
    for (const [line, answer] of [
      ['nproc', '2'],
      ['hostname', 'web-1'],
      ['whoami', 'demo'],
      ['uname -a', 'Linux web-1'],
      ['df', '/dev/nvme0n1p2'],
      ['dmesg', 'Command line: root='],
      ['echo ünder', 'ünder'],
      ['frobnicate', 'there is no such command'],
    ] as const) {
      seen.text = ''
      type(`${line}\r`)
      expect(seen.text).toContain(answer)
      expect(seen.text.endsWith('demo@web-1:~$ ')).toBe(true)
    }
    seen.text = ''
    type('exit\r')
    expect(seen.text).toContain('logout')
    expect(seen.text.endsWith('web-1 login: ')).toBe(true)
  })
  it('arrow keys and the marks of a paste are swallowed; Ctrl-U and Ctrl-C erase', () => {
    const mock = start()
    const { seen, type } = view(mock)
    type('demo\rx\r')
    seen.text = ''
    type('\u001b[A\u001b[200~ab\u001b[201~\u0015echo b\r')
    expect(seen.text).toContain('ab\b \b\b \becho b\r\nb\r\n')
    seen.text = ''
    type('abc\u0003')
    expect(seen.text).toBe('abc^C\r\ndemo@web-1:~$ ')
  })
  it('a letter that arrives in two frames is one letter; a text frame is not heard', () => {
    const mock = start()
    const { seen, type, input } = view(mock)
    type('demo\rx\r')
    seen.text = ''
    const [first, second] = new TextEncoder().encode('é')
    input(Uint8Array.of(first ?? 0))
    expect(seen.text).toBe('')
    input(Uint8Array.of(second ?? 0))
    input('typed as text\r')
    expect(seen.text).toBe('é')
  })
  it('two viewers type into the same machine', () => {
    const mock = start()
    const [one, other] = [view(mock), view(mock)]
    one.type('de')
    other.type('mo\r')
    expect(one.seen.text.endsWith('demo\r\nPassword: ')).toBe(true)
    expect(other.seen.text).toBe(one.seen.text)
    other.detach()
    one.type('x\r')
    expect(one.seen.text.endsWith('$ ')).toBe(true)
    expect(other.seen.text.endsWith('Password: ')).toBe(true)
  })
})
