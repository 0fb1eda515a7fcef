import { Section, SeeAlso } from '#features/help/parts'

export const summary = 'What Orrery is, what it keeps, and what the preview is.'

export default function OrreryHelp() {
  return (
    <>
      <p>
        Orrery is a browser console for a region of a private cloud. Everything it shows comes from the
        region’s API, and everything it does is a call of that API; it keeps no data of its own.
      </p>
      <Section title="Its idea">
        <p>
          One state machine for each kind of thing says what is possible in which state. The buttons, the
          reasons on disabled ones, and how often a page asks again all come from that machine, and so do the
          lists of states in these pages.
        </p>
      </Section>
      <Section title="What this browser keeps">
        <ul>
          <li>The theme, the rows per page, and whether single characters are shortcuts.</li>
          <li>The draft of a form, until it is sent. Passwords and keys are never kept.</li>
        </ul>
      </Section>
      <Section title="The preview">
        <p>
          With the words <b>Technical preview</b> at the top, there is no region behind the console: an API
          that runs in the page itself answers, with invented data. What you create lasts while you move
          between pages; loading the page again restores the data. The banner also lets you look at it as
          another person.
        </p>
      </Section>
      <Section title="Where more is written">
        <p>
          How to build, install and change the console, and why it is as it is, stands in the README and in
          the folder <code>docs</code> of its source.
        </p>
      </Section>
      <SeeAlso topics={['keyboard', 'errors', 'signing-in', 'projects']} />
    </>
  )
}
