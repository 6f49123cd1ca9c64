// Opens the browser's print dialog with a file of sheets: PDF, or a page.

/** Whether the browser shows PDF files, and so can print them from a frame. */
export const canPrint = (): boolean => navigator.pdfViewerEnabled;

let frame: HTMLIFrameElement | undefined;

/** Opens the dialog. The frame stays until the next file: the dialog reads from it while it is open. */
export function printFile(file: Blob): void {
  if (frame) {
    URL.revokeObjectURL(frame.src);
    frame.remove();
  }
  const shown = document.createElement("iframe");
  shown.className = "hidden-visually";
  shown.ariaHidden = "true";
  shown.tabIndex = -1;
  shown.addEventListener("load", () => {
    shown.contentWindow?.focus();
    shown.contentWindow?.print();
  });
  shown.src = URL.createObjectURL(file);
  document.body.append(shown);
  frame = shown;
}
