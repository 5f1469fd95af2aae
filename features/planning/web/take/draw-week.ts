import { PICTURE, type PictureBox, type WeekPicture } from '../../domain/exports/week-picture.ts';

/** Double resolution, for high-density screens and print. */
const SCALE = 2;
const BAR = 4;
const PADDING = 6;

/** Fonts and colours of the current theme. */
const readLook = () => {
  const style = getComputedStyle(document.documentElement);
  return {
    colour: (name: string): string => style.getPropertyValue(`--${name}`).trim(),
    font: getComputedStyle(document.body).fontFamily,
  };
};
type Look = ReturnType<typeof readLook>;

/** Truncates a text with an ellipsis if it is too wide. */
const fitted = (canvas: CanvasRenderingContext2D, text: string, width: number): string => {
  if (canvas.measureText(text).width <= width) return text;
  let length = text.length;
  while (length > 1 && canvas.measureText(`${text.slice(0, length)}…`).width > width) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
};

const drawGrid = (canvas: CanvasRenderingContext2D, picture: WeekPicture, { colour, font }: Look): void => {
  const { left, top, bottom, width, days, hours } = picture;
  const right = width - PICTURE.margin;
  canvas.strokeStyle = colour('line');
  canvas.lineWidth = 1;
  canvas.fillStyle = colour('ink-quiet');
  canvas.font = `12px ${font}`;
  canvas.textAlign = 'right';
  for (const { y, name } of hours) {
    canvas.strokeRect(left, y, right - left, 0);
    canvas.fillText(name, left - 8, y + 4);
  }
  canvas.textAlign = 'left';
  canvas.font = `600 14px ${font}`;
  canvas.fillStyle = colour('ink');
  for (const { x, name } of days) {
    canvas.strokeRect(x, top, 0, bottom - top);
    canvas.fillText(name, x + PADDING, top - 12);
  }
  canvas.strokeRect(right, top, 0, bottom - top);
};

const drawBox = (canvas: CanvasRenderingContext2D, box: PictureBox, { colour, font }: Look): void => {
  const { x, y, width, height, mark, lines } = box;
  const own = mark === null ? colour('ink-quiet') : colour(`course-${mark}`);
  canvas.fillStyle = colour('surface');
  canvas.fillRect(x, y, width, height);
  canvas.globalAlpha = 0.14;
  canvas.fillStyle = own;
  canvas.fillRect(x, y, width, height);
  canvas.globalAlpha = 1;
  canvas.fillRect(x, y, BAR, height);
  canvas.fillStyle = colour('ink');
  const room = Math.max(1, Math.floor((height - PADDING) / PICTURE.line));
  for (const [at, line] of lines.slice(0, room).entries()) {
    canvas.font = `${at === 0 ? 600 : 400} ${PICTURE.text}px ${font}`;
    canvas.fillText(
      fitted(canvas, line, width - BAR - 2 * PADDING),
      x + BAR + PADDING,
      y + 15 + at * PICTURE.line,
    );
  }
};

/** Draws a week as a PNG in the current theme; null if the browser cannot encode it. */
export const drawWeek = async (picture: WeekPicture): Promise<Blob | null> => {
  const element = document.createElement('canvas');
  element.width = picture.width * SCALE;
  element.height = picture.height * SCALE;
  const canvas = element.getContext('2d');
  if (!canvas) return null;
  const look = readLook();
  canvas.scale(SCALE, SCALE);
  canvas.fillStyle = look.colour('paper');
  canvas.fillRect(0, 0, picture.width, picture.height);
  canvas.fillStyle = look.colour('ink');
  canvas.font = `600 ${PICTURE.title}px ${look.font}`;
  const widest = picture.width - 2 * PICTURE.margin;
  canvas.fillText(fitted(canvas, picture.title, widest), PICTURE.margin, PICTURE.margin + PICTURE.title);
  drawGrid(canvas, picture, look);
  for (const box of picture.boxes) drawBox(canvas, box, look);
  canvas.fillStyle = look.colour('ink-quiet');
  canvas.font = `${PICTURE.text}px ${look.font}`;
  for (const [at, note] of picture.notes.entries())
    canvas.fillText(
      fitted(canvas, note, widest),
      PICTURE.margin,
      picture.bottom + (at + 1) * PICTURE.note + 4,
    );
  return new Promise((resolve) => {
    element.toBlob(resolve, 'image/png');
  });
};
