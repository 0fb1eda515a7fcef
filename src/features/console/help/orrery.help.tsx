import { Section, SeeAlso } from '#features/shared/help/helpParts'

export const summary = 'What Orrery is, what it keeps, and what the preview is.'

export default function OrreryHelp() {
  return (
    <>
      <p>
        Orrery is a browser console for a region of a private cloud. Everything it shows comes from the
        region’s API, and everything it does is a call of that API; it keeps no data of its own.
      </p>
      <Section title="How it works">
        <p>
          One state machine for each kind of resource defines what is possible in which state. The buttons,
          the reasons on disabled ones, how often a page refreshes, and the lists of states in these pages all
          come from that machine.
        </p>
      </Section>
      <Section title="What this browser keeps">
        <ul>
          <li>The theme, the rows per page, and whether single characters are shortcuts.</li>
          <li>The draft of a form, until it is sent. Passwords and keys are never kept.</li>
        </ul>
      </Section>
      <Section title="The code behind a click">
        <p>
          <b>Show code</b> in forms, in questions and at the lines of the activity has the requests as curl,
          as commands of the region’s command-line program, and as JSON. It sends nothing. Secrets are
          variables that you set yourself. <b>Record a script</b>, in the activity and in quick actions,
          collects what you change until you end it, in one script: copy it, since it is lost with the page.
        </p>
      </Section>
      <Section title="The preview">
        <p>
          With the words <b>Preview: in-browser mock API</b> at the lower left, or a flask in the top bar of a
          narrow window, there is no region behind the console: a mock API in the page answers, with invented
          data. What you create lasts while you move between pages; loading the page again restores the data.
          The first visit says so in a banner over the page, until it is dismissed. Both lead to demos, let
          you use the console as another person, and break the region on purpose.
        </p>
      </Section>
      <Section title="More documentation">
        <p>
          The README and the folder <code>docs</code> of its source explain how to build, install and change
          the console, and its design decisions.
        </p>
      </Section>
      <SeeAlso topics={['overview', 'keyboard', 'errors', 'signing-in', 'projects']} />
    </>
  )
}
