import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import { createOverlays } from '#workspace/overlays.ts'
import { createLinkedPictures } from '#workspace/pictures/linked-pictures.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createBrowser } from '../../../../test/fixtures/deck-browser.ts'
import { createQuietVoice } from '../../../../test/fixtures/quiet-voice.ts'
import { ActionRegistryContext, createActionRegistry } from '../../actions.ts'
import { DeckToolsContext } from '../../deck-tools-context.ts'
import { WorkspaceContext } from '../../workspace-context.ts'
import { SlideViewer, type SlideViewerProps } from './slide-viewer.tsx'
import { useViewerActions } from './use-viewer-actions.tsx'

// What keys are called depends on the computer, which a test has not.
vi.stubGlobal('navigator', { userAgent: 'Test' })

type ViewerProps = Omit<SlideViewerProps, 'viewing'>

const Viewer = (props: ViewerProps) => (
  <SlideViewer {...props} viewing={useViewerActions(props.deck, props.auto ?? false)} />
)

async function paint(props: Omit<ViewerProps, 'deck'> = {}) {
  const openDeck = await (await createBrowser()).openTab()
  const workspace = {
    overlays: createOverlays(),
    linkedPictures: createLinkedPictures(),
    preferences: createMemoryPreferences(),
  } as unknown as Workspace
  const tools = { ...createQuietVoice(), show: { openPresenter: () => {} } } as unknown as DeckTools
  return renderToStaticMarkup(
    <WorkspaceContext value={workspace}>
      <DeckToolsContext value={tools}>
        <ActionRegistryContext value={createActionRegistry()}>
          <Viewer deck={openDeck} {...props} />
        </ActionRegistryContext>
      </DeckToolsContext>
    </WorkspaceContext>,
  )
}

it('editing controls appear only when an update handler is supplied', async () => {
  const readOnly = await paint()
  for (const control of [
    'Text Editor',
    'Photo Editor',
    'Import',
    'Add slide',
    'Improve with AI',
    'Generate Image',
  ])
    expect(readOnly).not.toContain(control)
  expect(readOnly).not.toContain('<textarea')
  for (const shown of ['Slide 1 of 3', 'Fullscreen', 'Previous', 'Next', 'Export', 'Speaker Notes'])
    expect(readOnly).toContain(shown)
})

it('the counter carries an (Auto) mark in auto-advance mode, and only then', async () => {
  expect(await paint()).not.toContain('(Auto)')
  expect(await paint({ auto: true })).toContain('Slide 1 of 3 (Auto)')
})

it('the title beside the place stands apart, so that one in Arabic is cut at its own end', async () => {
  expect(await paint()).toMatch(/>Slide 1 of 3<\/span><span>: <\/span><bdi>[^<]+<\/bdi>/)
})

it('Previous and Next are disabled in auto-advance mode, and say why', async () => {
  const find = (markup: string) => /<button[^>]*>(?:(?!<button).)*Next/.exec(markup)?.[0]
  expect(find(await paint())).not.toContain('disabled')
  const next = find(await paint({ auto: true }))
  expect(next).toContain('disabled=""')
  expect(next).toContain('Navigation disabled during auto-advance')
})
