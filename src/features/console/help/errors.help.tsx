import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'What the messages mean, and the next step.'

export default function ErrorsHelp() {
  return (
    <>
      <p>
        When a call to the region fails, the console shows the region’s message and the next step. The most
        common messages:
      </p>
      <Section title="Messages and next steps">
        <ul>
          <li>
            <b>Action not authorized</b>: your roles do not allow it. Ask for a <To topic="access">role</To>.
            If you may see nothing at all, see <To topic="identity-providers">identity providers</To>.
          </li>
          <li>
            <b>Page not found</b>: nothing has that name, it was renamed or deleted, or you may not see it.
            The region does not tell these apart, so that names cannot be guessed.
          </li>
          <li>
            <b>… name already exists</b>: choose another name. Names are unique among things of a kind in one
            project.
          </li>
          <li>
            <b>The control plane could not be reached</b>: the network or the region failed. The change may or
            may not have been made: check before you try again.
          </li>
          <li>
            <b>The region answered 500</b>: the region itself failed. A change may or may not have been made:
            check before you try again.
          </li>
          <li>
            <b>Error reading API response</b>: the answer did not come from the region. A proxy in between may
            have sent it.
          </li>
          <li>
            A limit exceeded: the <To topic="utilization">quota</To> of the silo is used up, or the region has
            no room.
          </li>
          <li>
            <b>Something went wrong</b>: the region or this console failed. Try again; if it stays, tell your
            administrator.
          </li>
        </ul>
      </Section>
      <Section title="The request ID">
        <p>
          Each message has the ID of the request it is about. With it, an operator finds the same request in
          the logs of the region. Copy it into your report, with the time and what you were doing.
        </p>
      </Section>
      <Section title="Disabled buttons">
        <p>
          A disabled button or menu entry stays visible and says why, on hover and when it has the focus. The
          reason is often a state: see <To topic="instances">instances</To> and <To topic="disks">disks</To>.
        </p>
      </Section>
      <SeeAlso topics={['access', 'signing-in', 'utilization', 'identity-providers']} />
    </>
  )
}
