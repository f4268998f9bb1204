/**
 * Where the product goes past the specifications, which describe a demo and say openly where it is
 * a stub. Each has one line here; a statement that is replaced names its line.
 */
export const decisions = {
  'pptx-import':
    'A PowerPoint file is parsed: order, titles, bullets with levels, notes, pictures, tables, hidden slides; `.ppt` too. What cannot be carried is listed.',
  'pdf-export': 'A PDF is a real one: 16:9 pages, text that can be selected, embedded fonts.',
  'dashboard-export': 'The dashboard exports the presentation itself, not a summary of it.',
  'own-pptx-writer':
    'What writes PowerPoint files is part of the app. No script comes from a CDN, and a failure is an error, never a broken file.',
  'pptx-looks-alike':
    'An exported slide looks like the slide on screen. File name, slide number, notes and metadata are as specified.',
  'picture-style-kept':
    'Shape, border, shadow, effects, overlay, position and size stay with the slide, and every view and export shows them.',
  'own-pictures':
    'The picture that was chosen is stored and shown, re-encoded only over 1600 px; no placeholder takes its place.',
  'limits-enforced': 'The limits that the screens name (10 MB, 50 MB) are enforced and named.',
  'indexed-db':
    'Presentations, pictures and keys are in IndexedDB, each save one transaction. localStorage holds nothing that may not be lost. Keys are encrypted.',
  'keys-in-headers':
    'A key goes only to its own provider, in a header, or through the user’s own backend on this computer. Never into an address, a log, an export or a share.',
  'model-settings':
    'The settings of the demo go to models that still take them; newer ones get their own, and 2048 tokens are raised because they cut decks off.',
  'voice-without-key':
    'Narration works without any key: on-device voice first, then the browser’s. Present is disabled only when there is no voice at all.',
  'word-times': 'The times of words come from the voice; a timer is the last resort.',
  'pause-and-resume': 'Pause stops the voice, Resume goes on at the same word.',
  pacing:
    'The waits of 3, 4 and 2 seconds are those of live calls; where the end is known exactly, a natural pause stands there, which the user sets.',
  'current-vapi-fields':
    'Fields that Vapi has removed are replaced by its present ones of the same meaning.',
  'real-shares':
    '`{origin}/demo-share/{id}` opens the presentation in another browser, read only, encrypted end to end, and can be revoked.',
  'any-password':
    'Any password opens a profile, because whoever holds the browser holds its data; none is stored, and the notice says that a profile is not a lock.',
  addresses:
    'The views have addresses, so that Back, reload and links work. The topic screen is the presentation view without a presentation.',
  'no-reload': 'After 100 ms signing in leads on without a reload.',
  'in-page-dialogs':
    'What the demo says by alert() and confirm() stands in the page, word for word.',
  'examples-and-planned':
    'Invented figures and quotes are labelled ‘Example’, and what is not built yet ‘Planned’.',
  'two-topic-lists':
    'The topic screen has the topics of the first specification, the wizard of the second.',
  'required-by-choice':
    'A key is required when its provider is the chosen one. Where Vapi is the chosen voice, its rules hold as they are written.',
  'space-pauses':
    'During auto-advance in fullscreen navigation is blocked and Escape leaves; Space pauses and resumes.',
  'transitioning-label': '‘transitioning’ is shown as ‘Auto-Advancing’ or ‘Presenting’.',
  'present-button':
    '‘Present’ presents this slide and becomes Stop; beside it in its menu is ‘Auto-Present All’.',
  'one-bar':
    'Control bar and presenter bar are one bar under the slide; every control of them is there, or one press away.',
  'one-export': 'One Export menu: Print first, then PDF, PPTX, JSON and the rest.',
  'theme-defaults':
    'The default text styles are those of the theme ‘modern’; a slide stores only what was changed.',
  'stage-sizes':
    '1 rem is 24 pt on a stage of 960 × 540 pt; text that does not fit steps down from there.',
  'picture-frame':
    'Position and size of a picture are within its frame: the right half, or the whole stage.',
  'points-by-form':
    'Three points are those of the plain form; a slide of another form has as many as that form is made for.',
  'tidy-on-leave': 'Empty bullets go on Save, or when the text is left; never the one being typed.',
  'slide-counts': '5-7 slides are asked for, 5-8 are good, and the user may ask for 3-15.',
  'new-deck-opens': 'What was created is in the list, and opens.',
  'slides-stream': 'The Generating screen shows the slides as they arrive, and has Stop.',
  'details-dialog':
    'A Details dialog edits title, description, tags and status. Thumbnail, duration, last presented and Public are filled. Deleting can be undone for 10 s.',
  'clear-everything':
    'Everything of every profile goes but for who is signed in; the dialog lists it and offers a backup first.',
  'file-names': 'Letters and digits of every script count as alphanumeric in a file name.',
  'built-in-pictures':
    'Eight built-in pictures need no network, and Openverse can be searched; the placeholder stands for any that fails.',
  'demo-is-live':
    'A demo video and its link can be set at build; otherwise the product itself plays, live.',
  'remote-pictures':
    'Addresses of pictures are kept, and nothing is requested until ‘Load pictures’ is pressed.',
  'real-links':
    'Header links lead to sections; Help, Privacy and Terms are pages. Contact and social links are absent until they are set.',
  'vendor-owned':
    'The other paths, codecs, tones and errors of the voice provider belong to its SDK and call library; the product uses POST /call/web and the events of a call.',
  guest: '‘Continue as guest’ stands for demo-user; signing up later adopts what was made.',
  'fails: no key': 'Without a key for the chosen provider the settings open.',
  'fails: request':
    'A request that fails leads back to the details with cause, Retry and ‘Use a template deck instead’.',
  'fails: cut off':
    'Of an answer that was cut off the complete slides are kept, and Continue asks for the rest.',
  'fails: unreadable':
    'An answer that cannot be read is asked for once more; then the template opens with a banner that says so.',
  'artwork-beside-key':
    'Without a key ‘Generate Image’ opens the settings, which offer artwork drawn on the device beside it.',
  'fails: image': 'A picture that could not be made leaves the slide unchanged and says why.',
} as const

export type DecisionId = keyof typeof decisions
