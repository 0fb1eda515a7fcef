import { useState } from 'react'
import { Identicon } from '#ui/layout/Identicon'
import { Logo } from '#ui/layout/Logo'
import { Orrery } from '#ui/layout/Orrery'
import { TabList, tabClass } from '#ui/layout/TabList'
import { NotLoaded } from '#ui/feedback/NotLoaded'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { FactLine } from '#ui/tables/FactLine'
import { MiniTable } from '#ui/tables/MiniTable'
import { AgeText } from '#ui/text/AgeText'
import { CountText } from '#ui/text/CountText'
import { SecondText } from '#ui/text/SecondText'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { IdText } from '#ui/text/IdText'
import { OverflowList } from '#ui/text/OverflowList'
import { SizeText } from '#ui/text/SizeText'
import styles from './Gallery.module.css'

const at = new Date(Date.UTC(2026, 0, 15, 9, 30))
const nothing = () => {}
const tabs = ['Storage', 'Networking', 'Metrics'] as const
const LONG = 'A description that says more than there is room for in the column of a table. '.repeat(3)

/** The appearance of values, in a line, in a list and in a row. */
export function Texts() {
  const [tab, setTab] = useState<(typeof tabs)[number]>('Storage')
  return (
    <>
      <FactLine
        facts={[
          { label: 'Memory', value: <SizeText bytes={2 ** 34} /> },
          { label: 'Created', value: <DateText at={at} /> },
          { label: 'Sent', value: <SecondText at={at} /> },
          { label: 'Age', value: <AgeText at={at} /> },
          { label: 'Addresses', value: <CountText value={2n ** 64n} /> },
          { label: 'Nothing', value: <EmptyCell /> },
          {
            label: 'Not read',
            value: (
              <span>
                <NotLoaded text="2, others not loaded" />
              </span>
            ),
          },
          { label: 'ID', value: <IdText value="eab07590-fd44-46f9-835c-65cd53e643d8" /> },
        ]}
      />
      <TabList label="Tabs">
        {tabs.map((name) => (
          <a
            key={name}
            href="#content"
            role="tab"
            aria-selected={name === tab}
            tabIndex={name === tab ? 0 : -1}
            className={tabClass(name === tab)}
            onClick={(event) => {
              event.preventDefault()
              setTab(name)
            }}
          >
            {name}
          </a>
        ))}
      </TabList>
      <p>
        <OverflowList first="192.0.2.10" heading="Other addresses" more={['192.0.2.31', '192.0.2.32']} />
      </p>
      <DescriptionText text={LONG} />
      <form>
        <MiniTable
          label="Disks to add"
          columns={[
            { header: 'Name', cell: ({ name }) => name },
            { header: 'Size', cell: ({ bytes }) => <SizeText bytes={bytes} /> },
          ]}
          items={[{ name: 'scratch', bytes: 2 ** 35 }]}
          itemName={({ name }) => name}
          onRemove={nothing}
        />
      </form>
      <p className={styles.signs}>
        <Logo size={24} /> <Identicon name="tidewater-ops" size={24} /> <Identicon name="harbour" size={24} />
      </p>
      <div className={styles.sky}>
        <Orrery />
      </div>
    </>
  )
}
