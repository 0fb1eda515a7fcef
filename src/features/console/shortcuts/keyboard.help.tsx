import { projectNavigation } from '#features/areas/projectSidebar'
import { offeredBlocks } from '#features/kit/noun/navigation'
import { useRegionVersion } from '#store/useRegionVersion'
import { ShortcutList } from './ShortcutList'
import { Kbd } from '#ui/text/Kbd'
import { Section, SeeAlso } from '#features/shared/help/helpParts'

const blocks = projectNavigation('')

export const summary = 'Every shortcut.'

export default function KeyboardHelp() {
  return (
    <>
      <p>
        Everything in the console works by keyboard. <Kbd>Tab</Kbd> moves from one control to the next, and
        the first <Kbd>Tab</Kbd> of a page offers to skip the navigation. Disabled controls keep their place
        and say why.
      </p>
      <Section title="Shortcuts">
        <p>
          <Kbd>?</Kbd> shows this list on any page, with the pages of its sidebar. Shortcuts of a single
          character work outside of fields, and can be turned off there, for those who use speech input.
        </p>
        <ShortcutList blocks={offeredBlocks(blocks, useRegionVersion())} />
      </Section>
      <SeeAlso topics={['serial-console', 'orrery']} />
    </>
  )
}
