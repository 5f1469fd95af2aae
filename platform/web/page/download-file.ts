/** Offers a text or a picture as a file download. */
export const downloadFile = (name: string, content: string | Blob, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  // Characters that some systems do not allow in file names.
  link.download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
};
