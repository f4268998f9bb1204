import type { ArtworkStyle } from '#core/artwork/draw-artwork.ts'
import type { ImageCredit, ImageEffects, ImageStyle } from '#core/deck/pictures/image-style.ts'
import type { SearchFailure } from '#ports/pictures/picture-search.ts'

import { counted } from '../formats.ts'
import { translatable } from '../language.ts'

/** What the Photo Editor says. */
export const photoEditorWords = translatable('photoEditorWords', {
  title: 'Photo Editor',
  tabs: {
    label: 'Photo Editor pages',
    select: 'Upload & Select',
    shape: 'Shape & Style',
    effects: 'Effects & Filters',
    position: 'Position & Size',
  },
  preview: {
    label: 'Preview',
    empty: 'No picture yet. Upload one, or choose one of ours.',
    remote:
      'This picture lies on another website and is not loaded. Its settings can still be changed.',
  },
  apply: 'Apply',
  remove: 'Remove picture',
  reset: 'Reset',
  resetHint: 'Back to the defaults of this page',
  resetAll: 'Reset all',
  dismiss: 'Dismiss',
  applyFailed: 'Failed to apply image to slide. Please try again.',
  loadFailed: 'Failed to load image. Please check the URL or try another image.',

  upload: 'Upload image',
  uploadHint: 'JPG, PNG, GIF up to 10MB',
  uploadWays: 'Choose a file, drop one here, or paste one.',
  uploading: 'Preparing the picture…',
  builtIn: 'Built-in pictures',
  builtInHint: 'Drawn by us, free to use, no network needed.',
  builtInNames: {
    hills: 'Hills at dusk',
    'paper-waves': 'Paper waves',
    tiles: 'Tiles',
    contours: 'Contour map',
    aurora: 'Northern lights',
    leaves: 'Leaves',
    'city-blocks': 'City blocks',
    constellation: 'Star chart',
  } satisfies Record<ArtworkStyle, string>,
  imageError: 'Image Error',

  alt: 'Alternative text',
  altHint: 'What the picture shows, for people who do not see it. Leave it empty for decoration.',

  search: {
    title: 'Openverse',
    label: 'Search Openverse',
    placeholder: 'Lighthouse, market, forest…',
    privacy: 'Free pictures from the web. Your words go to openverse.org when you press Search.',
    button: 'Search',
    searching: 'Searching…',
    found: (count: number): string =>
      counted(count, { one: 'picture found', other: 'pictures found' }),
    nothing: 'Nothing found. Try fewer or other words.',
    more: 'Show more',
    choose: (credit: ImageCredit): string =>
      credit.creator
        ? `${credit.title || 'Untitled'}, by ${credit.creator}`
        : credit.title || 'Untitled',
    failures: {
      offline: 'Openverse cannot be reached. Check your connection and try again.',
      'too-many-requests': 'Openverse asks for a pause. Wait a minute and try again.',
      unavailable: 'Openverse gave no usable answer. Try again later.',
    } satisfies Record<SearchFailure['code'], string>,
    fetchFailed: 'This picture could not be fetched. Try another one.',
  },
  creditSource: 'Source',

  shape: 'Shape',
  shapes: {
    rectangle: 'Rectangle',
    circle: 'Circle',
    rounded: 'Rounded',
    hexagon: 'Hexagon',
    triangle: 'Triangle',
    star: 'Star',
    heart: 'Heart',
  } satisfies Record<ImageStyle['shape'], string>,
  borderWidth: 'Border width',
  borderColor: 'Border color',
  borderStyle: 'Border style',
  borderStyles: {
    solid: 'Solid',
    dashed: 'Dashed',
    dotted: 'Dotted',
    double: 'Double',
  } satisfies Record<ImageStyle['borderStyle'], string>,
  shadow: 'Shadow',
  shadows: {
    none: 'None',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
    glow: 'Glow',
  } satisfies Record<ImageStyle['shadow'], string>,
  overlay: 'Overlay',
  overlays: {
    none: 'None',
    dark: 'Dark',
    light: 'Light',
    gradient: 'Gradient',
    color: 'Color',
  } satisfies Record<ImageStyle['overlay'], string>,
  overlayColor: 'Overlay color',
  overlayOpacity: 'Overlay opacity',
  swatch: (colour: string): string => `Color ${colour}`,
  picker: (field: string): string => `${field}: choose any color`,
  hex: (field: string): string => `${field}: hex value`,

  effects: {
    brightness: 'Brightness',
    contrast: 'Contrast',
    saturation: 'Saturation',
    hue: 'Hue',
    blur: 'Blur',
    sepia: 'Sepia',
    grayscale: 'Grayscale',
    rotation: 'Rotation',
    scale: 'Scale',
    opacity: 'Opacity',
  } satisfies Record<keyof ImageEffects, string>,
  number: (field: string): string => `${field}: number`,

  position: 'Position',
  positions: {
    'top-left': 'Top left',
    top: 'Top',
    'top-right': 'Top right',
    left: 'Left',
    center: 'Center',
    right: 'Right',
    'bottom-left': 'Bottom left',
    bottom: 'Bottom',
    'bottom-right': 'Bottom right',
  } satisfies Record<ImageStyle['position'], string>,
  positionHint: 'For a picture that is smaller than its place on the slide.',
  fit: 'Fit',
  fits: {
    cover: 'Fill the frame',
    contain: 'Show whole picture',
  } satisfies Record<ImageStyle['fit'], string>,
  fitHint:
    'Filling the frame cuts off what has no room. Diagrams and screenshots are best shown whole.',
  fitOfShape: (shape: string): string =>
    `${shape} has a form of its own, which the picture always fills.`,
  size: 'Size',
  sizes: {
    small: 'Small 25%',
    medium: 'Medium 50%',
    large: 'Large 75%',
    full: 'Full 100%',
  } satisfies Record<ImageStyle['size'], string>,
  crop: 'Crop',
  cropHint: 'Drag the frame, or move it with the arrow keys. The rest of the picture is kept.',
  cropReset: 'Remove crop',
  cropLabels: {
    area: 'Part of the picture that is shown',
    northWest: 'Top left corner of the crop',
    north: 'Top edge of the crop',
    northEast: 'Top right corner of the crop',
    east: 'Right edge of the crop',
    southEast: 'Bottom right corner of the crop',
    south: 'Bottom edge of the crop',
    southWest: 'Bottom left corner of the crop',
    west: 'Left edge of the crop',
  },
  focus: 'Focal point',
  focusHint: 'What stays in sight where the frame cuts something off. Press it in the picture.',
  focusLabels: {
    across: 'Focal point from the left',
    acrossNumber: 'Focal point from the left, as a number',
    down: 'Focal point from the top',
    downNumber: 'Focal point from the top, as a number',
  },
})
