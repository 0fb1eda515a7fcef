import { LineEditor } from './lineEditor'
import { bold, CLEAR_SCREEN, lines } from './script'
import { endsTheShell, runCommand, type Machine } from './shellCommands'

/** The account that can sign in, with any password but an empty one. The prompt shows it. */
const DEMO_ACCOUNT = 'demo'
/** How long the check of a wrong password takes, in milliseconds. */
const REFUSAL_MS = 2_000

interface Port {
  write(text: string): void
  /** Runs something later, unless the machine goes down first. */
  after(ms: number, run: () => void): void
  machine: Omit<Machine, 'user' | 'logOut'>
}

/** The login of a machine that is up: prompt, password, and a small shell. */
export class Login {
  private at: 'name' | 'password' | 'refusing' | 'shell' = 'name'
  private user = ''
  private readonly editor: LineEditor

  constructor(private readonly port: Port) {
    this.editor = new LineEditor({
      echo: (text) => port.write(text),
      line: (text) => this.line(text),
      interrupt: () => this.prompt(),
      end: () => (this.at === 'shell' ? this.logOut() : this.greet()),
      redraw: (text) => {
        port.write(CLEAR_SCREEN)
        this.prompt()
        port.write(text)
      },
    })
    this.greet()
  }

  /** Handles the input of any viewer. */
  input(text: string) {
    if (this.at !== 'refusing') this.editor.type(text)
  }

  private greet() {
    const { os, hostname } = this.port.machine.hardware
    this.at = 'name'
    this.editor.hidden = false
    this.editor.clear()
    this.port.write(
      lines('', `${os} ${hostname} ttyS0`, `The account ${bold(DEMO_ACCOUNT)} takes any password.`, ''),
    )
    this.prompt()
  }

  private prompt() {
    const { hostname } = this.port.machine.hardware
    if (this.at === 'password') this.at = 'name'
    this.editor.hidden = false
    this.port.write(this.at === 'shell' ? `${this.user}@${hostname}:~$ ` : `${hostname} login: `)
  }

  private line(text: string) {
    if (this.at === 'name') return this.name(text.trim())
    if (this.at === 'password') return this.password(text)
    const output = runCommand(text, {
      ...this.port.machine,
      user: this.user,
      logOut: () => this.logOut(),
    })
    this.port.write(output)
    if (!endsTheShell.has(text.trim().split(/\s+/)[0] ?? '')) this.prompt()
  }

  private name(name: string) {
    if (name === '') return this.prompt()
    this.user = name
    this.at = 'password'
    this.editor.hidden = true
    this.port.write('Password: ')
  }

  private password(password: string) {
    this.editor.hidden = false
    if (this.user === DEMO_ACCOUNT && password !== '') {
      this.at = 'shell'
      this.port.write(lines(`Welcome to ${this.port.machine.hardware.os}. Type help to look around.`))
      return this.prompt()
    }
    this.at = 'refusing'
    this.port.after(REFUSAL_MS, () => {
      this.at = 'name'
      this.port.write(lines('', 'Login incorrect'))
      this.prompt()
    })
  }

  private logOut() {
    this.port.write(lines('logout'))
    this.greet()
  }
}
