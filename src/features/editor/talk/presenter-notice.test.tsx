import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { VoiceOffersState } from '#workspace/talk/voices/voice-offers.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createQuietVoice } from '../../../../test/fixtures/quiet-voice.ts'
import { DeckToolsContext } from '../../deck-tools-context.ts'
import { WorkspaceContext } from '../../workspace-context.ts'
import { PresenterNotice } from './presenter-notice.tsx'
import type { PresenterActions } from './use-presenter-actions.tsx'
import type { ViewedDeck } from '../viewed-deck.ts'

function paint({ title, notes }: { title: string; notes: string }) {
  const offer = { id: 'a', speaker: { id: 'a', name: 'Ada', language: 'en' } }
  const known = { status: 'known', offers: [offer] } as unknown as VoiceOffersState
  const tools = {
    ...createQuietVoice(),
    voiceOffers: { state: createStore(() => known) },
  } as unknown as DeckTools
  const slides = [{ id: 'a', title, content: [], notes }]
  const deck = { state: createStore(() => ({ deck: { title, slides } })) } as unknown as ViewedDeck
  return renderToStaticMarkup(
    <WorkspaceContext value={{} as Workspace}>
      <DeckToolsContext value={tools}>
        <PresenterNotice deck={deck} actions={{} as PresenterActions} />
      </DeckToolsContext>
    </WorkspaceContext>,
  )
}

const cherokee = 'ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ'

it('LG3 a deck that says nothing in any language yet lacks notes, and no voice', () => {
  const notice = paint({ title: cherokee, notes: ' ' })
  expect(notice).toContain('There are no notes to speak yet')
  expect(notice).not.toContain('Configuration Required')
})

it('notes in a language that is not known here lack a voice', () => {
  const notice = paint({ title: cherokee, notes: cherokee })
  expect(notice).toContain('AI Presenter Configuration Required')
  expect(notice).toContain('The language of the notes is not known here')
})

it('where a voice is there, nothing is missing', () => {
  expect(paint({ title: 'The voice of the sea', notes: '' })).toBe('')
})
