import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { Kbd } from '#ui/text/Kbd'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'
import { While } from '#features/shared/help/StateList'

export const summary = 'Screen and keyboard of an instance, without a network.'

export default function SerialConsoleHelp() {
  return (
    <>
      <p>
        The serial console is the screen and the keyboard of an <To topic="instances">instance</To>. It needs
        no network and no external address, so it also works when the instance cannot be reached otherwise.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            It can be opened while the instance is{' '}
            <While of={instanceLifecycle} command="command.openSerialConsole" />. The console’s page waits for
            an instance that is starting.
          </li>
          <li>It shows the latest output of the instance, then each new line.</li>
          <li>
            What it shows depends on the image: most write their boot messages there, and many offer a login.
            Images that set no password accept SSH keys only; then there is no login here.
          </li>
          <li>
            A lost connection is restored automatically; what is on the screen stays, and so does the
            selection.
          </li>
          <li>Once something was typed, the browser asks before the tab is closed.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Open it: on the <b>Connect</b> tab, choose <b>Connect</b>. The tab also has a command for your own
            terminal.
          </li>
          <li>
            Leave it by keyboard: <Kbd>Ctrl+Shift+E</Kbd> gives the keyboard back to the page.
          </li>
          <li>
            Copy: <Kbd>Ctrl+Shift+C</Kbd>, or <Kbd>Ctrl+C</Kbd> while something is selected. Without a
            selection, <Kbd>Ctrl+C</Kbd> goes to the instance.
          </li>
          <li>Paste several lines: the console asks first, because each line may be run at once.</li>
        </ul>
      </Section>
      <SeeAlso topics={['instances', 'external-ips', 'ssh-keys', 'keyboard']} />
    </>
  )
}
